import Motion
import Testing

@testable import SwiftUI

/// Springs that take over from springs of another response.
@MainActor struct BlendingSpringTests {
  private func host(_ handle: Handle<Double>) -> Host<some View> {
    Host(size: CGSize(width: 400, height: 400), Driven(0.0, handle) { box("a", 10, 10).offset(x: $0) })
  }
  private func x<V: View>(_ host: Host<V>) -> Double { Double(host.frame(of: "a")!.minX) - 195 }

  private static let forms: [Animation] = [
    .spring(response: 0.2, dampingFraction: 1, blendDuration: 0.4), .spring(duration: 0.2, bounce: 0, blendDuration: 0.4),
    .spring(Spring(response: 0.2, dampingRatio: 1), blendDuration: 0.4),
    .interactiveSpring(response: 0.2, dampingFraction: 1, blendDuration: 0.4),
    .interactiveSpring(duration: 0.2, extraBounce: -0.15, blendDuration: 0.4),
  ]

  /// Facts 5: the response goes from that of the spring before to the new one, by a smoothstep over `blendDuration`.
  @Test(arguments: forms) func theResponseIsBlended(animation: Animation) throws {
    let handle = Handle<Double>(), host = host(handle)
    let first = SpringMotion(response: 1, dampingRatio: 1)
    withAnimation(.spring(response: 1, dampingFraction: 1)) { handle.value = 100 }
    host.frame()
    host.frames(12)
    let time = 12.0 / 60
    let place = first.value(from: 0, to: 100, at: time), velocity = first.velocity(from: 0, to: 100, at: time)
    withAnimation(animation) { handle.value = -50 }
    host.frame()
    #expect(isClose(x(host), place))
    let blend = try #require(SpringBlend(from: 1, to: 0.2, over: 0.4, dampingRatio: 1))
    let abrupt = SpringMotion(response: 0.2, dampingRatio: 1)
    for step in 1...30 {
      host.frames(1)
      let change = blend.transition(at: Double(step) / 60)
      let expected = -50 + (place + 50) * change.offsetFromOffset + velocity * change.offsetFromVelocity
      #expect(isClose(x(host), expected, within: 1e-4), "frame \(step)")
      if step == 6 {
        #expect(abs(expected - abrupt.value(from: place, to: -50, initialVelocity: velocity, at: 0.1)) > 20)
      }
    }
    #expect(host.settle() && x(host) == -50)
  }

  /// The third begins with the response that the second had come to, not with the second's own.
  @Test func aBlendThatIsInterruptedGoesOnFromWhereItWas() throws {
    let handle = Handle<Double>(), host = host(handle)
    withAnimation(.spring(response: 1, dampingFraction: 1)) { handle.value = 100 }
    host.frame()
    host.frames(6)
    let blending = Animation.spring(response: 0.2, dampingFraction: 1, blendDuration: 0.4)
    withAnimation(blending) { handle.value = -50 }
    host.frame()
    host.frames(11)
    let before = x(host)
    host.frames(1)
    let place = x(host)
    withAnimation(blending) { handle.value = 150 }
    host.frame()
    let middle = try #require(SpringBlend(from: 1, to: 0.2, over: 0.4, dampingRatio: 1)).response(at: 0.2)
    #expect(isClose(middle, 0.6))
    host.frames(6)
    // The velocity is read from two frames: a point more or less tells the two apart.
    let blend = try #require(SpringBlend(from: middle, to: 0.2, over: 0.4, dampingRatio: 1)).transition(at: 0.1)
    let expected = 150 + (place - 150) * blend.offsetFromOffset + (place - before) * 60 * blend.offsetFromVelocity
    let abrupt = SpringMotion(response: 0.2, dampingRatio: 1)
      .value(from: place, to: 150, initialVelocity: (place - before) * 60, at: 0.1)
    #expect(abs(x(host) - expected) < 5 && abs(x(host) - abrupt) > 20, "\(x(host)), not \(expected)")
  }

  /// Facts 5: only where both are springs; a curve that is replaced leaves its velocity alone.
  @Test func afterACurveThereIsNothingToBlend() {
    let handle = Handle<Double>(), host = host(handle)
    withAnimation(.linear(duration: 1)) { handle.value = 100 }
    host.frame()
    host.frames(12)
    withAnimation(.spring(response: 0.2, dampingFraction: 1, blendDuration: 0.4)) { handle.value = 0 }
    host.frame()
    host.frames(6)
    let spring = SpringMotion(response: 0.2, dampingRatio: 1)
    #expect(isClose(x(host), spring.value(from: 20, to: 0, initialVelocity: 100, at: 0.1), within: 1e-4))
  }
}
