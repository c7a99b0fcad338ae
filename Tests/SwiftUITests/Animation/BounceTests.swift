import Motion
import SwiftUI
import Testing

/// Animations and springs read a bounce by one formula.
struct BounceTests {
  @Test(arguments: [-5, -1, -0.5, 0, 0.15, 0.3, 1])
  func animationsAndSpringsAgree(bounce: Double) {
    let ratio = Spring(duration: 0.5, bounce: bounce).dampingRatio
    #expect(ratio.isFinite && abs(ratio - SpringMotion.dampingRatio(bounce: bounce)) < 1e-6 * ratio + 1e-12)
    #expect(
      Animation.spring(duration: 0.5, bounce: bounce)
        == .spring(response: 0.5, dampingFraction: SpringMotion.dampingRatio(bounce: bounce)))
  }
}
