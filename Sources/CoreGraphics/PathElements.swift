/// The elements of a path, 17 bytes for a line: kinds and points apart, where an array of elements needs the room of a curve, 56
/// bytes, for each.
struct PathElements: Hashable, Sendable, Sequence {
  private enum Kind: UInt8, Hashable, Sendable {
    case move, line, quadCurve, curve, closeSubpath

    var pointCount: Int {
      switch self {
      case .closeSubpath: 0
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      }
    }
  }

  private var kinds: [Kind] = []
  /// Those of each element in turn, controls before the end.
  private var points: [CGPoint] = []

  init() {}
  init(_ elements: some Sequence<CGPath.Element>) { append(contentsOf: elements) }

  var isEmpty: Bool { kinds.isEmpty }
  var underestimatedCount: Int { kinds.count }
  /// All points that were given, controls included.
  var allPoints: [CGPoint] { points }

  var last: CGPath.Element? {
    guard let kind = kinds.last else { return nil }
    return element(kind, at: points.count - kind.pointCount)
  }

  /// Where the last subpath began; nil for an empty path.
  var lastStart: CGPoint? {
    var position = points.count
    for kind in kinds.reversed() {
      position -= kind.pointCount
      if kind == .move { return points[position] }
    }
    return nil
  }

  mutating func append(_ element: CGPath.Element) {
    switch element {
    case .move(let end):
      kinds.append(.move)
      points.append(end)
    case .line(let end):
      kinds.append(.line)
      points.append(end)
    case .quadCurve(let end, let control):
      kinds.append(.quadCurve)
      points.append(control)
      points.append(end)
    case .curve(let end, let control1, let control2):
      kinds.append(.curve)
      points.append(control1)
      points.append(control2)
      points.append(end)
    case .closeSubpath: kinds.append(.closeSubpath)
    }
  }

  mutating func append(contentsOf elements: some Sequence<CGPath.Element>) {
    for element in elements { append(element) }
  }

  func mapped(by transform: CGAffineTransform) -> PathElements {
    guard transform != .identity else { return self }
    var result = self
    for index in result.points.indices { result.points[index] = result.points[index].applying(transform) }
    return result
  }

  mutating func append(_ other: PathElements) {
    kinds += other.kinds
    points += other.points
  }

  private func element(_ kind: Kind, at position: Int) -> CGPath.Element {
    switch kind {
    case .move: .move(to: points[position])
    case .line: .line(to: points[position])
    case .quadCurve: .quadCurve(to: points[position + 1], control: points[position])
    case .curve: .curve(to: points[position + 2], control1: points[position], control2: points[position + 1])
    case .closeSubpath: .closeSubpath
    }
  }

  struct Iterator: IteratorProtocol {
    fileprivate let elements: PathElements
    private var index = 0, position = 0

    fileprivate init(elements: PathElements) { self.elements = elements }

    mutating func next() -> CGPath.Element? {
      guard index < elements.kinds.count else { return nil }
      let kind = elements.kinds[index]
      defer {
        index += 1
        position += kind.pointCount
      }
      return elements.element(kind, at: position)
    }
  }

  func makeIterator() -> Iterator { Iterator(elements: self) }
}
