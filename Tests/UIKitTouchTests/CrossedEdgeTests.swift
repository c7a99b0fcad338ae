import Motion
import Testing

@testable import UIKit

/// Content that is let go beyond its edge, with a speed towards the inside.
@Suite struct CrossedEdgeTests {
  private func motion(from start: Double, velocity: Double, upTo end: Double = 0) -> AxisMotion {
    AxisMotion(running: start, velocity: velocity, deceleration: .normal, limits: 0...end, bounces: true)
  }

  /// Whatever the speed, it is at rest soon, with content that fits the view as with content that does not.
  @Test(arguments: [-0.2, -4.5, -30, -300], [0.0, 10_000])
  func itComesToRest(start: Double, end: Double) {
    for ratio in stride(from: 0.5, through: 1.5, by: 1.0 / 64) {
      for excess in [0, 1e-9, 1e-6, 1e-3] {
        let velocity = -11 * start * (ratio + excess)
        let motion = motion(from: start, velocity: velocity, upTo: end)
        #expect(motion.duration < 3.5, "\(velocity)")
        let rest = motion.value(at: motion.duration)
        #expect(rest >= 0 && rest <= end, "\(velocity)")
      }
    }
  }

  /// Fast enough, it passes the edge and runs on.
  @Test func fastContentRunsOn() {
    #expect(motion(from: -20, velocity: 3_000, upTo: 10_000).value(at: 10) > 500)
    #expect(motion(from: -20, velocity: 100, upTo: 10_000).value(at: 10) == 0)
  }
}
