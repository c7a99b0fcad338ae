import Foundation

// A stroke as an outline. Every straight piece of the line is a box, every corner a wedge or a disc, every end a cap; all run the
// same way round, so that filling them by the winding rule gives their union.
extension CGPath {
  /// How far straight pieces may stray from curves, in points.
  private static let tolerance: CGFloat = 0.05

  /// The outline of the path drawn as a line of `lineWidth` points. Overlapping parts are filled by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = strokeOutline(width: lineWidth, lineCap, lineJoin, miterLimit: miterLimit)
    return transform == .identity ? path : withUnsafePointer(to: transform) { path.copy(using: $0) }
  }

  /// Whether the path drawn as a line covers `point`: what `contains` says of the outline, of which only the parts near the point are
  /// made. A finger on a line of thousands of pieces would otherwise cost some megabytes each time.
  package func stroke(
    withWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, covers point: CGPoint
  ) -> Bool {
    strokeOutline(width: lineWidth, lineCap, lineJoin, miterLimit: miterLimit, near: point).contains(point)
  }

  /// - Parameter target: Parts of the outline that can't hold this point are left out; nil: none are.
  func strokeOutline(
    width: CGFloat, _ cap: CGLineCap, _ join: CGLineJoin, miterLimit: CGFloat, near target: CGPoint? = nil
  ) -> CGPath {
    guard width > 0 && width.isFinite else { return CGPath(elements: []) }
    var stroker = Stroker(half: width / 2, cap: cap, join: join, miterLimit: miterLimit, near: target)
    if let target, !stroker.reaches(target, from: controlHull) { return CGPath(elements: []) }
    for subpath in subpaths { stroker.add(subpath.flattened(tolerance: Self.tolerance), isClosed: subpath.isClosed) }
    return CGPath(storage: stroker.elements)
  }

  /// The parts of the path under the marks of a dash pattern: marks and gaps by turns, in points, from `phase` on. Curves become
  /// straight pieces. A pattern without a positive length leaves the path whole. One so fine that there would be more than 50,000 marks is
  /// made coarser by the least whole factor that keeps them below: the line looks as grey, and the memory is not filled.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
    let pattern = lengths.map { $0.isFinite ? max(0, $0) : 0 }
    let whole = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
    guard whole > 0 else { return withUnsafePointer(to: transform) { copy(using: $0) } }
    let lines = subpaths.map { subpath in
      var points = subpath.flattened(tolerance: Self.tolerance)
      if subpath.isClosed, points.last != subpath.start { points.append(subpath.start) }
      return points
    }
    let dashes = DashPattern(pattern, whole: whole, phase: phase.isFinite ? phase : 0, along: lines)
    let path = CGMutablePath()
    for line in lines { path.addDashes(along: line, dashes) }
    return transform == .identity ? path : withUnsafePointer(to: transform) { path.copy(using: $0) }
  }
}

extension Subpath {
  /// Its points, so that straight lines through them leave it by less than `tolerance`.
  fileprivate func flattened(tolerance: CGFloat) -> [CGPoint] {
    var points = [start]
    for segment in segments {
      if case .line(_, let end) = segment { points.append(end) } else { points += segment.flattened(tolerance: tolerance) }
    }
    return points
  }
}

/// Marks and gaps by turns, as long as they are drawn.
private struct DashPattern {
  let lengths: [CGFloat]
  /// Of a run through all of them that ends with a gap.
  let whole: CGFloat
  let phase: CGFloat

  /// More marks and gaps than these are not made of a path (a choice): a pattern of tiny lengths would fill the memory.
  private static let most: CGFloat = 100_000

  init(_ lengths: [CGFloat], whole: CGFloat, phase: CGFloat, along lines: [[CGPoint]]) {
    var path: CGFloat = 0
    for line in lines {
      for (start, end) in zip(line, line.dropFirst()) {
        let length = hypot(end.x - start.x, end.y - start.y)
        if length.isFinite { path += length }
      }
    }
    let changes = path / whole * CGFloat(lengths.count % 2 == 0 ? lengths.count : 2 * lengths.count)
    // All of it may be infinitely many.
    let factor = changes > Self.most ? (changes / Self.most).rounded(.up) : 1
    guard factor.isFinite, (whole * factor).isFinite else {
      self.init(lengths: [path, path], whole: 2 * path, phase: 0)
      return
    }
    self.init(lengths: lengths.map { $0 * factor }, whole: whole * factor, phase: phase * factor)
  }
  private init(lengths: [CGFloat], whole: CGFloat, phase: CGFloat) {
    self.lengths = lengths
    self.whole = whole
    self.phase = phase
  }
}

extension CGMutablePath {
  fileprivate func addDashes(along points: [CGPoint], _ dashes: DashPattern) {
    let pattern = dashes.lengths, whole = dashes.whole, phase = dashes.phase
    var index = 0
    var rest = phase - (phase / whole).rounded(.down) * whole
    while rest >= pattern[index % pattern.count] {
      rest -= pattern[index % pattern.count]
      index += 1
      if rest <= 0 && pattern[index % pattern.count] > 0 { break }
    }
    var left = pattern[index % pattern.count] - rest
    var isMark = index % 2 == 0
    if isMark, let first = points.first { move(to: first) }
    for (start, end) in zip(points, points.dropFirst()) {
      let length = hypot(end.x - start.x, end.y - start.y)
      guard length > 0, length.isFinite else { continue }
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let point = CGPoint(x: start.x + (end.x - start.x) * done / length, y: start.y + (end.y - start.y) * done / length)
        if isMark { addLine(to: point) } else { move(to: point) }
        isMark.toggle()
        index += 1
        left = pattern[index % pattern.count]
      }
      left -= length - done
      if isMark { addLine(to: end) }
    }
  }
}

private struct Stroker {
  let half: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat
  /// Parts that can't cover this point are left out; nil: none are.
  let target: CGPoint?
  /// How far a part may be from the point of the line that it belongs to: the corner of a square cap, and the tip of a miter.
  let reach: CGFloat
  private(set) var elements = PathElements()

  init(half: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, near target: CGPoint? = nil) {
    self.half = half
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.target = target
    reach = half * (join == .miter && miterLimit > 1.5 ? miterLimit : 1.5)
  }

  /// Whether a part along the line from `a` to `b` is wanted.
  private func matters(_ a: CGPoint, _ b: CGPoint) -> Bool {
    guard let target else { return true }
    return reaches(target, from: (min(a.x, b.x), min(a.y, b.y), max(a.x, b.x), max(a.y, b.y)))
  }

  /// Whether a part that belongs to a line within `box` may hold `point`.
  func reaches(_ point: CGPoint, from box: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)) -> Bool {
    box.minX - reach <= point.x && point.x <= box.maxX + reach && box.minY - reach <= point.y && point.y <= box.maxY + reach
  }

  mutating func add(_ all: [CGPoint], isClosed: Bool) {
    var points: [CGPoint] = []
    for point in all where point.x.isFinite && point.y.isFinite && point != points.last { points.append(point) }
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      // A point has no direction: only round and square caps show.
      if let point = points.first, isClosed || all.count > 1 { addDot(at: point) }
      return
    }
    let count = points.count
    for index in 0..<(isClosed ? count : count - 1) { addPiece(points[index], points[(index + 1) % count]) }
    for index in (isClosed ? 0 : 1)..<(isClosed ? count : count - 1) {
      addCorner(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
    }
    if !isClosed {
      addCap(at: points[0], from: points[1])
      addCap(at: points[count - 1], from: points[count - 2])
    }
  }

  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: -(b.y - a.y) / length * half, dy: (b.x - a.x) / length * half)
  }

  private mutating func addPiece(_ a: CGPoint, _ b: CGPoint) {
    guard matters(a, b) else { return }
    let n = normal(a, b)
    addPolygon([
      CGPoint(x: a.x + n.dx, y: a.y + n.dy), CGPoint(x: b.x + n.dx, y: b.y + n.dy), CGPoint(x: b.x - n.dx, y: b.y - n.dy),
      CGPoint(x: a.x - n.dx, y: a.y - n.dy),
    ])
  }

  private mutating func addCorner(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
    guard matters(b, b) else { return }
    if join == .round { return addDisc(at: b) }
    var first = normal(a, b), second = normal(b, c)
    let turn = first.dx * second.dy - first.dy * second.dx
    let straightness = (first.dx * second.dx + first.dy * second.dy) / (half * half)
    if abs(turn) < 1e-9 * half * half && straightness > 0 { return }
    if turn > 0 { (first, second) = (CGVector(dx: -first.dx, dy: -first.dy), CGVector(dx: -second.dx, dy: -second.dy)) }
    let p = CGPoint(x: b.x + first.dx, y: b.y + first.dy), q = CGPoint(x: b.x + second.dx, y: b.y + second.dy)
    // The miter's length in line widths is 1 / cos of half the turn.
    let cosine = ((1 + straightness) / 2).squareRoot()
    if join == .miter, cosine > 1e-6, 1 / cosine <= miterLimit {
      let sum = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy), scale = 1 / (1 + straightness)
      addPolygon([b, p, CGPoint(x: b.x + sum.dx * scale, y: b.y + sum.dy * scale), q])
    } else {
      addPolygon([b, p, q])
    }
  }

  private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addDisc(at: end)
    case .square:
      let n = normal(inner, end)
      addPiece(end, CGPoint(x: end.x + n.dy, y: end.y - n.dx))
    }
  }

  private mutating func addDot(at point: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addDisc(at: point)
    case .square: addPiece(CGPoint(x: point.x - half, y: point.y), CGPoint(x: point.x + half, y: point.y))
    }
  }

  private mutating func addDisc(at center: CGPoint) {
    guard matters(center, center) else { return }
    let disc = CGMutablePath()
    disc.addEllipse(in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
    elements.append(disc.storage)
  }

  /// Always clockwise on the screen, as ellipses are.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - a.y * b.x }
    let ordered = area < 0 ? points.reversed() : points
    elements.append(.move(to: ordered[0]))
    for point in ordered.dropFirst() { elements.append(.line(to: point)) }
    elements.append(.closeSubpath)
  }
}
