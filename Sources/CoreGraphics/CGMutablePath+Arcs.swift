import Foundation

extension CGMutablePath {
  /// Draws along a circle from `startAngle` to `endAngle`, in radians from the x axis, after a line to its first point.
  ///
  /// Angles grow from the x axis towards the y axis, that is clockwise on the screen, where y points down. `clockwise` is named
  /// for a y axis that points up, as on Apple: **`false` goes with growing angles and looks clockwise on the screen**; `true`
  /// looks anticlockwise.
  /// ```
  ///            −π/2
  ///              |
  ///     π  ------+------ 0      false: 0 → π/2 passes bottom right
  ///              |              true:  0 → π/2 passes top, left, bottom
  ///             π/2
  /// ```
  /// Angles that differ by a full turn or more draw one full circle; the same angle twice draws a point.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let difference = endAngle - startAngle
    guard difference.isFinite else { return }
    let turn = 2 * CGFloat.pi
    // Degrees turned into radians miss a full turn by a rounding error; that error must not decide between a circle and a point.
    let roundingError: CGFloat = 1e-9
    var delta: CGFloat
    if abs(difference) >= turn - roundingError {
      delta = turn
    } else {
      delta = clockwise ? -difference : difference
      if delta < 0 { delta += turn }
    }
    if clockwise { delta = -delta }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Draws along a circle from `startAngle` over `delta` radians, clockwise on the screen where positive, after a line to its
  /// first point. More than a full turn goes round again. A negative radius counts as positive.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite, radius.isFinite else { return }
    let radius = abs(radius)
    func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - along * sin(angle)), y: center.y + radius * (sin(angle) + along * cos(angle)))
    }
    let start = point(startAngle)
    if isEmpty { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }

    // At most a thousand turns, whatever the caller asks for.
    let delta = max(-1000 * 2 * CGFloat.pi, min(delta, 1000 * 2 * CGFloat.pi))
    let count = Int((abs(delta) / (CGFloat.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = delta / CGFloat(count)
    let control = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle + step * CGFloat(index)
      let to = index == count - 1 ? startAngle + delta : from + step
      addCurve(to: point(to), control1: point(from, control), control2: point(to, -control), transform: transform)
    }
  }

  /// Rounds the corner at `tangent1End`: from the current point towards it, along a circle that touches both legs of the
  /// corner, ending on the leg to `tangent2End`. A radius of 0, or a corner that is none (legs on one line), draws a line to
  /// `tangent1End`.
  ///
  /// `transform` maps the given points and the circle, not the current point.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start = isEmpty ? corner : currentPoint.applying(transform.inverted())
    let incoming = (x: start.x - corner.x, y: start.y - corner.y)
    let outgoing = (x: tangent2End.x - corner.x, y: tangent2End.y - corner.y)
    let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
    let dot = incoming.x * outgoing.x + incoming.y * outgoing.y
    let lengths = hypot(incoming.x, incoming.y) * hypot(outgoing.x, outgoing.y)
    guard radius > 0, abs(cross) > 1e-12 * lengths else { return addLine(to: corner, transform: transform) }

    let angle = atan2(abs(cross), dot)
    let legLength = radius / tan(angle / 2), incomingLength = hypot(incoming.x, incoming.y)
    let touch = CGPoint(
      x: corner.x + incoming.x / incomingLength * legLength, y: corner.y + incoming.y / incomingLength * legLength)
    // The centre lies beside the touching point, on the side of the other leg.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch.x - side * incoming.y / incomingLength * radius, y: touch.y + side * incoming.x / incomingLength * radius)
    addRelativeArc(
      center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x),
      delta: -side * (CGFloat.pi - angle), transform: transform)
  }
}
