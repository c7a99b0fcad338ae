import SwiftUI
import Testing

/// Curves from (0, 0) to (1, 1).
@Suite struct UnitCurveTests {
  private static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.7), endControlPoint: UnitPoint(x: 0.4, y: 0.9)),
  ]
  private let places = (0...20).map { Double($0) / 20 }

  @Test(arguments: curves) func itGoesFromZeroToOneAndTheInverseBack(_ curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1 && curve.value(at: -3) == 0 && curve.value(at: 7) == 1)
    #expect(curve.value(at: .nan) == 0)
    for place in places { #expect(abs(curve.inverse.value(at: curve.value(at: place)) - place) < 1e-4) }
    for (a, b) in zip(places, places.dropFirst()) { #expect(curve.value(at: a) < curve.value(at: b)) }
  }

  @Test(arguments: curves) func velocityIsTheSlope(_ curve: UnitCurve) {
    for place in places.dropFirst().dropLast() {
      let slope = (curve.value(at: place + 1e-5) - curve.value(at: place - 1e-5)) / 2e-5
      // The slope of a circle jumps at the middle of ease in and out.
      if slope < 20 { #expect(abs(curve.velocity(at: place) - slope) < 0.02 * max(1, slope)) }
    }
  }

  @Test func circlesAreCircles() {
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - (1 - 0.8)) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    #expect(UnitCurve.circularEaseInOut.value(at: 0.5) == 0.5 && UnitCurve.easeInOut.value(at: 0.5) == 0.5)
  }
}
