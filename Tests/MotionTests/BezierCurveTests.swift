import Motion
import Testing

private let curves: [BezierCurve] = [
  .linear, .easeIn, .easeOut, .easeInOut, .coreAnimationDefault, BezierCurve(0.2, 1, 0.9, 1), BezierCurve(0, 1, 1, 0),
  BezierCurve(1, 0, 0, 1), BezierCurve(0.3, -0.5, 0.7, 1.5), BezierCurve(0, 0, 0, 1),
]

@Test("The inverse finds the point of the curve", arguments: curves)
func inversion(curve: BezierCurve) {
  for step in 0...200 {
    let t = Double(step) / 200, u = 1 - t
    let x = 3 * u * u * t * curve.x1 + 3 * u * t * t * curve.x2 + t * t * t
    let y = 3 * u * u * t * curve.y1 + 3 * u * t * t * curve.y2 + t * t * t
    // Where the curve stands upright, an error of one bit in x is 1e-5 in y.
    #expect(abs(curve.value(at: x) - y) < 2e-5)
  }
}

@Test("Velocity is the derivative of the value", arguments: curves.prefix(6))
func derivative(curve: BezierCurve) {
  for step in 1..<50 {
    let x = Double(step) / 50
    let numeric = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
    #expect(abs(curve.velocity(at: x) - numeric) < 1e-3 * max(1, abs(numeric)))
  }
}

/// Facts 5: the points of the curves by name, Core Animation's default among them.
@Test func pointsOfTheCurvesByName() {
  let named: [(BezierCurve, [Double])] = [
    (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInOut, [0.42, 0, 0.58, 1]),
    (.coreAnimationDefault, [0.25, 0.1, 0.25, 1]),
  ]
  for (curve, points) in named { #expect([curve.x1, curve.y1, curve.x2, curve.y2] == points) }
}

@Test func easeInOutIsHalfwayAtHalfTime() {
  #expect(abs(BezierCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
  // Its slope there is that of the curve at t = ½: (3/4 + 3/2·0 …) y' = 1.5, x' = 0.87.
  #expect(abs(BezierCurve.easeInOut.velocity(at: 0.5) - 1.5 / 0.87) < 1e-9)
  #expect(abs(BezierCurve.easeInOut.velocity(at: 0)) < 1e-9)
}

@Test func endsAreHeld() {
  for curve in curves {
    #expect(curve.value(at: -1) == 0 && curve.value(at: 0) == 0 && curve.value(at: .nan) == 0)
    #expect(curve.value(at: 1) == 1 && curve.value(at: 7) == 1)
    #expect(curve.velocity(at: -0.1) == 0 && curve.velocity(at: 1.1) == 0)
    #expect(curve.velocity(at: 0).isFinite && curve.velocity(at: 1).isFinite && curve.velocity(at: 0.5).isFinite)
  }
}

@Test func durations() {
  #expect(BezierCurve.linear.value(at: 1, duration: 4) == 0.25)
  #expect(abs(BezierCurve.linear.velocity(at: 1, duration: 4) - 0.25) < 1e-12)
  #expect(BezierCurve.easeIn.value(at: 0, duration: 0) == 1 && BezierCurve.easeIn.velocity(at: 0, duration: 0) == 0)
  #expect(BezierCurve.easeIn.value(at: 0, duration: .nan) == 1)
  #expect(BezierCurve.easeIn.value(at: 1, duration: .infinity) == 0)
}

@Test func controlPointsThatAreNoNumbers() {
  #expect(BezierCurve(.nan, .infinity, 7, -.infinity) == BezierCurve(0, 0, 1, 0))
}
