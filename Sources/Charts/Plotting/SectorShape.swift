import SwiftUI

/// The outline of a sector in a plot.
///
/// Angles are counted clockwise from the top. Both straight sides are moved inwards by the inset, so that the gap between neighbours is
/// equally wide from the inner to the outer arc; where they meet before the inner arc, the sector ends in a point.
struct SectorShape {
  let center: CGPoint
  /// In points; `inner` is at most `outer`.
  let inner: CGFloat
  let outer: CGFloat
  /// In radians.
  private let middle: Double
  private let half: Double
  private let inset: CGFloat
  private let cornerRadius: CGFloat

  init(_ sector: SectorWords, _ turn: SectorTurn, in size: CGSize, cornerRadius: CGFloat) {
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    let whole = max(0, min(size.width, size.height) / 2)
    outer = Self.length(sector.outerRadius, of: whole, automatic: whole)
    inner = min(outer, Self.length(sector.innerRadius, of: outer, automatic: 0))
    middle = (turn.start + turn.end) * .pi
    half = min(.pi, (turn.end - turn.start) * .pi)
    // What is the whole turn has no sides.
    inset = half < .pi - 1e-9 ? sector.inset : 0
    self.cornerRadius = half < .pi - 1e-9 ? max(0, cornerRadius) : 0
  }

  private static func length(_ dimension: MarkDimension, of whole: CGFloat, automatic: CGFloat) -> CGFloat {
    let length: CGFloat =
      switch dimension.kind {
      case .automatic, .odd: automatic
      case .fixed(let fixed): fixed
      case .ratio(let ratio): whole * ratio
      case .inset(let inset): whole - inset
      }
    return length.isFinite ? max(0, length) : automatic
  }

  /// In the middle of the sector, between both arcs.
  var heart: CGPoint { place((inner + outer) / 2, 0) }

  /// At a distance from the center, turned from the sector's middle.
  private func place(_ distance: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + distance * sin(middle + angle), y: center.y - distance * cos(middle + angle))
  }
  /// As paths count angles: from the right, y down.
  private func angle(_ angle: Double) -> Angle { .radians(middle + angle - .pi / 2) }

  /// nil where nothing is left of the sector.
  var path: Path? {
    guard outer > inner, half > 0 else { return nil }
    var path = Path()
    if half >= .pi - 1e-9 {
      path.addEllipse(in: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
      guard inner > 0 else { return path }
      path.move(to: CGPoint(x: center.x + inner, y: center.y))
      path.addArc(center: center, radius: inner, startAngle: .zero, endAngle: .radians(2 * .pi), clockwise: true)
      path.closeSubpath()
      return path
    }
    let rounding = outerRounding, outerAngle = half - turned(inset + rounding, at: outer - rounding)
    guard inset < outer, outerAngle >= 0 else { return nil }
    addCorner(rounding, at: outer - rounding, -1, isOuter: true, &path)
    path.addArc(center: center, radius: outer, startAngle: angle(-outerAngle), endAngle: angle(outerAngle), clockwise: false)
    addCorner(rounding, at: outer - rounding, 1, isOuter: true, &path)
    addInnerSide(&path)
    path.closeSubpath()
    return path
  }

  private func addInnerSide(_ path: inout Path) {
    let innerAngle = inner > inset ? half - turned(inset, at: inner) : -1
    guard innerAngle > 0 else { return path.addLine(to: place(min(outer, inset / max(sin(half), 1e-9)), 0)) }
    let rounding = innerRounding, angleOfArc = half - turned(inset + rounding, at: inner + rounding)
    addCorner(rounding, at: inner + rounding, 1, isOuter: false, &path)
    path.addArc(center: center, radius: inner, startAngle: angle(angleOfArc), endAngle: angle(-angleOfArc), clockwise: true)
    addCorner(rounding, at: inner + rounding, -1, isOuter: false, &path)
  }

  /// A quarter, more or less, of a circle in a corner: at the side before (−1) or after (1) the middle.
  private func addCorner(_ radius: CGFloat, at distance: CGFloat, _ side: Double, isOuter: Bool, _ path: inout Path) {
    let turn = side * (half - turned(inset + radius, at: distance))
    guard radius > 0 else { return path.isEmpty ? path.move(to: place(distance, turn)) : path.addLine(to: place(distance, turn)) }
    let heart = place(distance, turn)
    // Straight sides are touched across them; arcs along the way from the center.
    let acrossSide = side * half + side * .pi / 2, along = turn
    let arc = isOuter ? along : along + .pi
    let (start, end) = (side < 0) == isOuter ? (acrossSide, arc) : (arc, acrossSide)
    path.addArc(center: heart, radius: radius, startAngle: angle(start), endAngle: angle(end), clockwise: false)
  }

  /// How far a side that is moved by `inset` is turned at a distance.
  private func turned(_ inset: CGFloat, at distance: CGFloat) -> Double {
    guard inset > 0 else { return 0 }
    return distance > inset ? asin(Double(inset / distance)) : .pi / 2
  }

  /// As much of the corner radius as there is room for.
  private var outerRounding: CGFloat {
    let room = (outer - inner) / 2
    guard half < .pi / 2 else { return min(cornerRadius, room) }
    return max(0, min(cornerRadius, room, (outer * sin(half) - inset) / (1 + sin(half))))
  }
  private var innerRounding: CGFloat {
    let room = (outer - inner) / 2
    guard half < .pi / 2 else { return min(cornerRadius, room) }
    return max(0, min(cornerRadius, room, (inner * sin(half) - inset) / max(1e-9, 1 - sin(half))))
  }
}
