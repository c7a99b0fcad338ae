import Foundation

/// A piece of a path with its own start: a line, a quadratic or a cubic, all written as a cubic's four points or fewer.
enum PathSegment {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }
  var end: CGPoint {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }
  /// All points that were given; the segment lies within their hull.
  var controls: [CGPoint] {
    switch self {
    case .line(let p0, let p1): [p0, p1]
    case .quad(let p0, let p1, let p2): [p0, p1, p2]
    case .cubic(let p0, let p1, let p2, let p3): [p0, p1, p2, p3]
    }
  }
  /// As it follows its start in a path.
  var element: CGPath.Element {
    switch self {
    case .line(_, let p1): .line(to: p1)
    case .quad(_, let p1, let p2): .quadCurve(to: p2, control: p1)
    case .cubic(_, let p1, let p2, let p3): .curve(to: p3, control1: p1, control2: p2)
    }
  }

  /// The point at parameter `t` within 0...1.
  func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

  /// The two parts before and after parameter `t`, by de Casteljau's construction.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
    switch self {
    case .line(let p0, let p1):
      let middle = mix(p0, p1)
      return (.line(p0, middle), .line(middle, p1))
    case .quad(let p0, let p1, let p2):
      let a = mix(p0, p1), b = mix(p1, p2), middle = mix(a, b)
      return (.quad(p0, a, middle), .quad(middle, b, p2))
    case .cubic(let p0, let p1, let p2, let p3):
      let a = mix(p0, p1), b = mix(p1, p2), c = mix(p2, p3)
      let d = mix(a, b), e = mix(b, c), middle = mix(d, e)
      return (.cubic(p0, a, d, middle), .cubic(middle, e, c, p3))
    }
  }

  /// The part between two parameters, `from` not above `to`.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    let head = to < 1 ? split(at: to).0 : self
    return from > 0 ? head.split(at: to > 0 ? from / to : 0).1 : head
  }

  /// Points along the segment after its start, so that straight lines through them leave it by less than `tolerance`.
  ///
  /// A curve strays from its chord by at most an eighth of its largest second derivative times the squared step.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat { hypot(p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y) }
    let secondDerivative: CGFloat
    switch self {
    case .line(_, let end): return [end]
    case .quad(let p0, let p1, let p2): secondDerivative = 2 * bend(p0, p1, p2)
    case .cubic(let p0, let p1, let p2, let p3): secondDerivative = 6 * max(bend(p0, p1, p2), bend(p1, p2, p3))
    }
    let wanted = (secondDerivative / (8 * tolerance)).squareRoot().rounded(.up)
    let count = wanted.isFinite ? max(1, Int(min(wanted, 1024))) : 1
    return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }
}

/// One subpath: where it starts, its segments, and whether it was closed (the closing line is then the last segment, unless it
/// has no length).
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false
}

extension CGPath {
  /// The path as subpaths of segments. A line or curve after a closing starts where the closed subpath started.
  var subpaths: Subpaths { Subpaths(of: storage) }
}

/// The subpaths of a path one after the other, so that a long path takes no more room than its longest subpath.
struct Subpaths: Sequence, IteratorProtocol {
  private var elements: PathElements.Iterator
  private var open: Subpath?
  private var current = CGPoint.zero

  init(of elements: PathElements) { self.elements = elements.makeIterator() }

  mutating func next() -> Subpath? {
    while let element = elements.next() {
      switch element {
      case .move(let point):
        let done = open
        open = Subpath(start: point)
        current = point
        if let done { return done }
      case .line(let end): add(.line(current, end))
      case .quadCurve(let end, let control): add(.quad(current, control, end))
      case .curve(let end, let control1, let control2): add(.cubic(current, control1, control2, end))
      case .closeSubpath:
        guard var closing = open.take() else { continue }
        if current != closing.start { closing.segments.append(.line(current, closing.start)) }
        closing.isClosed = true
        current = closing.start
        return closing
      }
    }
    return open.take()
  }

  private mutating func add(_ segment: PathSegment) {
    if open == nil { open = Subpath(start: current) }
    open?.segments.append(segment)
    current = segment.end
  }
}
