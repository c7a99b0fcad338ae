import CoreGraphics
import Testing

/// Points all over a 40 × 40 square about the origin, off any symmetry.
private let grid: [CGPoint] = stride(from: -20.3, through: 20, by: 1.7).flatMap { x in
  stride(from: -20.1, through: 20, by: 1.3).map { CGPoint(x: x, y: $0) }
}

@Test("An ellipse contains what its equation says", arguments: [CGPathFillRule.winding, .evenOdd])
func ellipse(rule: CGPathFillRule) {
  let path = CGPath(ellipseIn: CGRect(x: -15, y: -9, width: 30, height: 18), transform: nil)
  for point in grid {
    let radius = hypot(point.x / 15, point.y / 9)
    guard abs(radius - 1) > 0.001 else { continue }
    #expect(path.contains(point, using: rule) == (radius < 1), "at \(point)")
  }
}

@Test func aRectangleHasItsMinimumEdgesOnly() {
  let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
  let path = CGPath(rect: rect, transform: nil)
  for x in [0.0, 5, 10] {
    for y in [0.0, 5, 10] { #expect(path.contains(CGPoint(x: x, y: y)) == rect.contains(CGPoint(x: x, y: y))) }
  }
}

@Test func aParabolaContainsWhatItsEquationSays() {
  let path = CGMutablePath()
  path.move(to: CGPoint(x: -20, y: 0))
  path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 0, y: 40))
  for point in grid where abs(point.x) < 20 {
    // y = 20 − x²/20 above the chord; open subpaths are closed for filling.
    let height = 20 - point.x * point.x / 20
    guard abs(height - point.y) > 0.01 else { continue }
    #expect(path.contains(point) == (point.y >= 0 && point.y < height), "at \(point)")
  }
}

@Test func theRulesDifferWhereOutlinesOverlap() {
  let path = CGMutablePath()
  path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
  path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
  let middle = CGPoint(x: 15, y: 15)
  #expect(path.contains(middle, using: .winding) && !path.contains(middle, using: .evenOdd))

  // The other way round, the inner square is a hole for both rules.
  let ring = CGMutablePath()
  ring.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
  ring.addRect(CGRect(x: 10, y: 0, width: 10, height: 10), transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 20))
  #expect(!ring.contains(middle, using: .winding) && !ring.contains(middle, using: .evenOdd))
}

@Test func aSelfCrossingCubicAgreesWithItsPolygon() {
  let path = CGMutablePath(), polygon = CGMutablePath()
  let controls = [CGPoint(x: -15, y: -10), CGPoint(x: 60, y: 25), CGPoint(x: -60, y: 25), CGPoint(x: 15, y: -10)]
  path.move(to: controls[0])
  path.addCurve(to: controls[3], control1: controls[1], control2: controls[2])
  polygon.move(to: controls[0])
  for step in 1...1000 {
    let t = CGFloat(step) / 1000, u = 1 - t
    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    polygon.addLine(
      to: CGPoint(
        x: zip(weights, controls).reduce(0) { $0 + $1.0 * $1.1.x }, y: zip(weights, controls).reduce(0) { $0 + $1.0 * $1.1.y }))
  }
  for point in grid {
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(path.contains(point, using: rule) == polygon.contains(point, using: rule), "at \(point)")
    }
  }
}

@Test func theTransformMapsThePoint() {
  let path = CGPath(rect: CGRect(x: 100, y: 0, width: 10, height: 10), transform: nil)
  #expect(path.contains(CGPoint(x: 5, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
  #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
}
