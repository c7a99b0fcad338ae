import Motion
import Testing

/// A spring whose response changes under way.
struct SpringBlendTests {
  private let ratio = 0.7

  /// Facts 5: from 0.8 s to 0.2 s by a smoothstep over 0.4 s, against the equation of motion in steps of a hundredth of a millisecond.
  @Test func itFollowsTheEquationOfMotion() throws {
    let blend = try #require(SpringBlend(from: 0.8, to: 0.2, over: 0.4, dampingRatio: ratio))
    let step = 0.00001
    var offset = 1.0, velocity = -2.0
    for index in 1...60_000 {
      let part = min((Double(index) - 0.5) * step / 0.4, 1)
      let frequency = 2 * Double.pi / (0.8 - 0.6 * part * part * (3 - 2 * part))
      // Half a step of the place, the speed, and the other half.
      offset += velocity * step / 2
      velocity -= (frequency * frequency * offset + 2 * ratio * frequency * velocity) * step
      offset += velocity * step / 2
      guard index % 2000 == 0 else { continue }
      let transition = blend.transition(at: Double(index) * step)
      let place = transition.offsetFromOffset - 2 * transition.offsetFromVelocity
      let speed = transition.velocityFromOffset - 2 * transition.velocityFromVelocity
      #expect(abs(place - offset) < 0.001 && abs(speed - velocity) < 0.01, "at \(Double(index) * step) s")
    }
  }

  @Test func responseAndPlaceAreWithoutAJump() throws {
    let blend = try #require(SpringBlend(from: 1, to: 0.3, over: 0.25, dampingRatio: ratio))
    #expect(
      blend.response(at: 0) == 1 && abs(blend.response(at: 0.125) - 0.65) < 1e-12 && abs(blend.response(at: 9) - 0.3) < 1e-12)
    #expect(blend.transition(at: 0) == .start && blend.transition(at: -1) == .start)
    for time in stride(from: 0.0, to: 0.5, by: 1.0 / 600) {
      let (a, b) = (blend.transition(at: time), blend.transition(at: time + 1e-9))
      #expect(abs(a.offsetFromOffset - b.offsetFromOffset) < 1e-6 && abs(a.velocityFromVelocity - b.velocityFromVelocity) < 1e-6)
    }
    #expect(abs(blend.transition(at: 30).offsetFromOffset) < 1e-9)
  }

  @Test func whereNothingChangesThereIsNoBlend() {
    #expect(SpringBlend(from: 0.5, to: 0.5, over: 1, dampingRatio: 1) == nil)
    for (start, end, duration) in [
      (0, 0.5, 1), (0.5, 0, 1), (0.5, .nan, 1), (.infinity, 0.5, 1), (0.5, 0.2, 0), (0.5, 0.2, -1), (0.5, 0.2, .infinity),
    ] as [(Double, Double, Double)] {
      #expect(SpringBlend(from: start, to: end, over: duration, dampingRatio: 1) == nil)
    }
  }

  /// One that lasts for days goes in no more steps than one of ten seconds.
  @Test func aVeryLongBlendStaysFinite() throws {
    let blend = try #require(SpringBlend(from: 0.5, to: 5, over: 1e6, dampingRatio: 1))
    #expect([0.1, 1, 1e3, 1e9].allSatisfy { blend.transition(at: $0).offsetFromOffset.isFinite })
  }
}
