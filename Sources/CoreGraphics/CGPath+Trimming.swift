import Foundation

extension CGPath {
  /// The length of the outline, closing lines included, in points; the gaps between subpaths do not count.
  public var length: CGFloat {
    subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } }
  }

  /// The part of the outline between two fractions of its length, subpath after subpath.
  ///
  /// Fractions are held within 0...1 (NaN counts as 0); nothing is left unless `from` is below `to`. A subpath that is kept
  /// whole stays closed.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> CGPath {
    let from = from > 0 ? min(from, 1) : 0, to = to > 0 ? min(to, 1) : 0
    guard from < to else { return CGPath(elements: []) }
    if from == 0, to == 1 { return copy() }

    let subpaths = subpaths.map { ($0, $0.segments.map(\.length)) }
    let total = subpaths.reduce(0) { $0 + $1.1.reduce(0, +) }
    let first = from * total, last = to * total
    var elements = PathElements()
    var position: CGFloat = 0
    for (subpath, lengths) in subpaths {
      let subpathLength = lengths.reduce(0, +)
      defer { position += subpathLength }
      if first <= position, position + subpathLength <= last, subpath.isClosed {
        elements.append(.move(to: subpath.start))
        elements.append(contentsOf: subpath.segments.lazy.map(\.element))
        elements.append(.closeSubpath)
        continue
      }
      var segmentStart = position
      var isDrawing = false
      for (segment, length) in zip(subpath.segments, lengths) {
        let low = max(first - segmentStart, 0), high = min(last - segmentStart, length)
        segmentStart += length
        guard low < high else { continue }
        let part = segment.part(
          from: segment.parameter(atLength: low, of: length), to: segment.parameter(atLength: high, of: length))
        if !isDrawing { elements.append(.move(to: part.start)) }
        isDrawing = true
        elements.append(part.element)
      }
    }
    return CGPath(storage: elements)
  }
}

extension PathSegment {
  var length: CGFloat {
    guard case .line(let start, let end) = self else { return arcLength(to: 1) }
    return hypot(end.x - start.x, end.y - start.y)
  }

  /// Where the segment, `total` long, has covered `length`: found by halving on the length, which only grows.
  fileprivate func parameter(atLength length: CGFloat, of total: CGFloat) -> CGFloat {
    if length <= 0 { return 0 }
    if length >= total { return 1 }
    if case .line = self { return length / total }
    var low: CGFloat = 0, high: CGFloat = 1
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if arcLength(to: middle) < length { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The length from the start to parameter `t`: the speed, integrated by Gauss and Legendre's rule with five points on each of
  /// eight pieces.
  private func arcLength(to t: CGFloat) -> CGFloat {
    let pieces = 8
    let half = t / CGFloat(2 * pieces)
    var sum: CGFloat = 0
    for piece in 0..<pieces {
      let middle = half * CGFloat(2 * piece + 1)
      for (node, weight) in Self.gaussLegendre { sum += weight * speed(at: middle + half * node) }
    }
    return sum * half
  }

  /// Nodes and weights for −1...1: 0 and ±√(5 ∓ 2·√(10/7)) / 3.
  private static let gaussLegendre: [(CGFloat, CGFloat)] = {
    let root = 2 * (10.0 / 7.0).squareRoot(), weightRoot = 13 * 70.0.squareRoot()
    let inner = (5 - root).squareRoot() / 3, outer = (5 + root).squareRoot() / 3
    let innerWeight = (322 + weightRoot) / 900, outerWeight = (322 - weightRoot) / 900
    return [
      (0, 128.0 / 225.0), (inner, innerWeight), (-inner, innerWeight), (outer, outerWeight), (-outer, outerWeight),
    ]
  }()

  /// How fast the point moves at parameter `t`.
  private func speed(at t: CGFloat) -> CGFloat {
    let u = 1 - t
    switch self {
    case .line: return length
    case .quad(let p0, let p1, let p2):
      return 2 * hypot(u * (p1.x - p0.x) + t * (p2.x - p1.x), u * (p1.y - p0.y) + t * (p2.y - p1.y))
    case .cubic(let p0, let p1, let p2, let p3):
      let a = u * u, b = 2 * u * t, c = t * t
      return 3
        * hypot(
          a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x),
          a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
    }
  }
}
