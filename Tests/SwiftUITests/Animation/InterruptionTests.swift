import CoreGraphics
import Motion
import Testing

@testable import SwiftUI

/// What becomes of an animation when its target changes.
@MainActor
struct InterruptionTests {
  private func host(_ handle: Handle<Double>) -> Host<some View> {
    Host(size: CGSize(width: 400, height: 400), Driven(0.0, handle) { box("a", 10, 10).offset(x: $0) })
  }
  private func x<V: View>(_ host: Host<V>) -> Double { Double(host.frame(of: "a")!.minX) - 195 }

  /// Facts 5: a spring takes offset and velocity over from what runs.
  @Test func aSpringTakesOverOffsetAndVelocity() {
    let handle = Handle<Double>(), host = host(handle)
    let spring = SpringMotion(duration: 0.5, bounce: 0.3)
    withAnimation(.bouncy) { handle.value = 100 }
    host.frame()
    host.frames(9)
    let time = 9.0 / 60
    let place = spring.value(from: 0, to: 100, at: time), velocity = spring.velocity(from: 0, to: 100, at: time)
    #expect(isClose(x(host), place))
    withAnimation(.smooth) { handle.value = -50 }
    host.frame()
    #expect(isClose(x(host), place))
    let next = SpringMotion(duration: 0.5, bounce: 0)
    for step in 1...10 {
      host.frames(1)
      #expect(isClose(x(host), next.value(from: place, to: -50, initialVelocity: velocity, at: Double(step) / 60)))
    }
    #expect(host.settle() && x(host) == -50)
  }

  /// Facts 5: timing curves add up.
  @Test func curvesRunBesideEachOther() {
    let handle = Handle<Double>(), host = host(handle)
    withAnimation(.linear(duration: 1)) { handle.value = 100 }
    host.frame()
    host.frames(30)
    withAnimation(.linear(duration: 1)) { handle.value = 0 }
    host.frame()
    #expect(isClose(x(host), 50))
    host.frames(15)
    // The first is at 75 of its 100, the second a quarter back: 75 − 25.
    #expect(isClose(x(host), 50))
    #expect(host.settle() && x(host) == 0)
  }

  @Test func aChangeWithoutAnimationEndsIt() {
    let handle = Handle<Double>(), host = host(handle)
    withAnimation(.linear(duration: 1)) { handle.value = 100 }
    host.frame()
    host.frames(10)
    handle.value = 30
    host.frame()
    #expect(x(host) == 30)
    #expect(host.application.frames.nextWakeUp == nil)
  }

  @Test func theSameTargetGoesOnUndisturbed() {
    let handle = Handle<Double>(), host = host(handle)
    withAnimation(.linear(duration: 1)) { handle.value = 100 }
    host.frame()
    host.frames(30)
    withAnimation(.linear(duration: 5)) { handle.value = 100 }
    host.frame()
    host.frames(15)
    #expect(isClose(x(host), 75))
  }

  /// Facts 5: a spring takes over the velocity of tracked changes.
  @Test func aSpringTakesTheVelocityOfTrackedChanges() {
    let handle = Handle<Double>(), host = host(handle)
    var transaction = Transaction()
    transaction.tracksVelocity = true
    for step in 0...5 {
      withTransaction(transaction) { handle.value = Double(step) * 10 }
      host.frame(after: 1.0 / 60)
    }
    withAnimation(.smooth) { handle.value = 200 }
    host.frame()
    host.frames(3)
    // 10 points a frame are 600 a second.
    let expected = SpringMotion(duration: 0.5, bounce: 0).value(from: 50, to: 200, initialVelocity: 600, at: 3.0 / 60)
    #expect(isClose(x(host), expected, within: 0.01), "\(x(host)), not \(expected)")
  }

  nonisolated private static let trackedValues: [([Double], Double)] = [
    ([10, 20, 50], 0.75 * 600.0 + 0.25 * 1800.0), ([99, 0, 40, 50], 0.75 * 2400.0 + 0.25 * 600.0), ([10, 20], 600), ([10], 0),
  ]

  /// Facts 1.2: of three tracked values the older step counts three quarters of the velocity, the newer one a quarter; of two the
  /// step between them, of one none.
  @Test(arguments: trackedValues)
  func theOlderOfTwoTrackedStepsCountsMore(values: [Double], velocity: Double) throws {
    let handle = Handle<Double>(), host = host(handle)
    var tracking = Transaction()
    tracking.tracksVelocity = true
    for value in values {
      withTransaction(tracking) { handle.value = value }
      host.frame(after: 1.0 / 60)
    }
    let last = try #require(values.last)
    withAnimation(.smooth) { handle.value = 200 }
    host.frame()
    host.frames(3)
    let expected = SpringMotion(duration: 0.5, bounce: 0).value(from: last, to: 200, initialVelocity: velocity, at: 3.0 / 60)
    #expect(isClose(x(host), expected), "\(x(host)), not \(expected)")
  }
}
