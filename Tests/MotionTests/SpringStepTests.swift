import Motion
import Testing

/// SwiftUI's own springs go in steps, ours in closed form: the two may not be told apart by eye.
@Suite struct SpringStepTests {
  private static let step = 1.0 / 300
  /// Response, damping ratio, speed at the start.
  private static let springs: [(Double, Double, Double)] = [
    (0.5, 1, 0), (0.5, 0.825, 0), (0.55, 0.825, 0), (0.5, 0.7, 0), (0.5, 1, 5), (0.15, 0.86, 0),
  ]

  /// Offset and velocity after `count` steps: half a step of the velocity, a step of the offset, half a step of the velocity.
  private func leap(_ spring: SpringMotion, offset: Double, velocity: Double, count: Int) -> (offset: Double, velocity: Double) {
    var (offset, velocity) = (offset, velocity)
    func force() -> Double { -spring.stiffness * offset - spring.damping * velocity }
    for _ in 0..<count {
      velocity += force() * Self.step / 2
      offset += velocity * Self.step
      velocity += force() * Self.step / 2
    }
    return (offset, velocity)
  }

  /// Facts 5: SwiftUI's springs go in steps of 1/300 s; the closed form here is never more than 1.2 % of the way from them.
  @Test(arguments: springs)
  func theClosedFormIsWhereTheStepsLead(response: Double, dampingRatio: Double, speed: Double) {
    let spring = SpringMotion(response: response, dampingRatio: dampingRatio)
    var furthest = 0.0
    for count in 1...300 {
      let stepped = leap(spring, offset: -1, velocity: speed, count: count)
      let own = spring.value(to: 1, initialVelocity: speed, at: Double(count) * Self.step)
      furthest = max(furthest, abs(1 + stepped.offset - own))
    }
    #expect(furthest < 0.012 && furthest > 1e-7, "\(furthest) of the way")
  }
}
