import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor @Suite struct PhaseAnimatorTests {
  private let size = CGSize(width: 200, height: 100)
  private func left(_ host: Host<some View>) -> Double? { (host.frame(of: "spot")?.minX).map(Double.init) }

  @Test func phasesFollowOneAnotherWithoutEnd() {
    let host = Host(
      size: size,
      PhaseAnimator([0.0, 60.0, 20.0]) { shift in
        box("spot", 20, 20).offset(x: shift)
      } animation: { _ in
        .linear(duration: 0.5)
      })
    let start = 90.0
    #expect(left(host) == start)
    host.frames(15)
    #expect(isClose(left(host), start + 30, within: 4))
    host.frames(15)
    #expect(isClose(left(host), start + 60, within: 4))
    host.frames(30)
    #expect(isClose(left(host), start + 20, within: 6))
    // Back to the first, and on to the second.
    host.frames(30)
    #expect(isClose(left(host), start, within: 8))
    host.frames(30)
    #expect(isClose(left(host), start + 60, within: 10))
    #expect(!host.settle())
  }

  @Test func aTriggerRunsThroughAllPhasesOnce() {
    let handle = Handle<Int>()
    let host = Host(
      size: size,
      Driven(0, handle) { value in
        box("spot", 20, 20)
          .phaseAnimator([0.0, 60.0], trigger: value) { content, shift in
            content.offset(x: shift)
          } animation: { _ in
            .linear(duration: 0.5)
          }
      })
    host.frames(30)
    #expect(left(host) == 90)
    handle.value = 1
    host.frames(16)
    #expect(isClose(left(host), 120, within: 4))
    host.frames(15)
    #expect(isClose(left(host), 150, within: 4))
    #expect(host.settle())
    #expect(left(host) == 90)
  }

  @Test func anAnimatorThatIsGoneAsksForNoFrames() {
    let handle = Handle<Bool>()
    let host = Host(
      size: size, Driven(true, handle) { isShown in if isShown { PhaseAnimator([0.0, 1.0]) { Color.red.opacity($0) } } })
    #expect(!host.settle())
    handle.value = false
    #expect(host.settle())
  }

  @Test func phasesWithoutAnimationsLetFramesEnd() {
    let host = Host(
      size: size,
      PhaseAnimator([1, 2]) {
        Text("\($0)")
      } animation: { _ in
        nil
      })
    host.frames(10)
    #expect(host.console.isEmpty)
    let empty = Host(size: size, PhaseAnimator([Int]()) { Text("\($0)") })
    #expect(empty.settle())
  }
}
