import CoreGraphics
import GestureEngine
import Testing
import Touchstone
import UIKit

/// The three recordings from a device, replayed touch for touch: 393 × 852 points at @3x, touches every 16 ms.
@MainActor @Suite struct ScrollRecordingTests {
  /// Lands at `start`, makes `count` moves of `step` points, rests for `hold` seconds and lifts; the frames run meanwhile.
  /// - Returns: When the finger lifted.
  @discardableResult
  private func play(
    _ stand: ScrollStand, from start: CGPoint, step: CGFloat, count: Int, hold: TimeInterval
  ) -> TimeInterval {
    let frames = stand.screen.application.frames
    let begin = stand.screen.now + 0.1
    var point = start
    frames.enqueue([TouchSample(id: 900, phase: .began, location: point)], at: begin)
    for index in 1...count {
      point.y += step
      // With no rest at the end the finger leaves at its speed.
      let isLast = index == count && hold == 0
      frames.enqueue([TouchSample(id: 900, phase: isLast ? .ended : .moved, location: point)], at: begin + 0.016 * Double(index))
    }
    if hold > 0 {
      frames.enqueue([TouchSample(id: 900, phase: .ended, location: point)], at: begin + 0.016 * Double(count) + hold)
    }
    stand.screen.advance(by: 0.1 + 0.016 * Double(count) + hold + 1 / 60)
    return begin + 0.016 * Double(count) + hold
  }

  @Test func calibration() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 20000))
    stand.scrollView.contentOffset.y = 5000
    stand.heard = []
    stand.offsets = []
    play(stand, from: CGPoint(x: 196, y: 792), step: -3, count: 60, hold: 0.5)
    #expect(stand.readEvents() == ["will begin dragging", "will end dragging", "did end dragging, false"])
    // Ten points of the first twelve are the threshold.
    #expect(stand.offsets.first?.offset.y == 5002)
    #expect(stand.offset.y == 5170)
    #expect(stand.releaseVelocity == .zero)
  }

  @Test(arguments: [60, 120]) func deceleration(framesPerSecond: Int) throws {
    let stand = try ScrollStand(
      content: CGSize(width: 393, height: 20000), settings: Settings(framesPerSecond: framesPerSecond))
    stand.scrollView.contentOffset.y = 5000
    // 84 points of travel, ten of them the threshold, at 12 points in 16 ms.
    let lift = play(stand, from: CGPoint(x: 196, y: 700), step: -12, count: 7, hold: 0)
    let velocity = try #require(stand.releaseVelocity)
    #expect(abs(velocity.y - 0.75) < 1e-6)
    #expect(stand.announcedTarget?.y == 5443 + 2.0 / 3)
    try stand.screen.settle()
    #expect(abs(stand.offset.y - (5443 + 1.0 / 3)) < 0.001)
    #expect(
      stand.readEvents() == [
        "will begin dragging", "will end dragging", "did end dragging, true", "will begin decelerating", "did end decelerating",
      ])
    // x(t) = x0 + v0 · 0.499 · (1 − 0.998^ms), the first step being made at once.
    let steps = stand.offsets.filter { $0.offset.y > 5074 && $0.offset.y < 5443 }.dropFirst()
    #expect(steps.count > framesPerSecond)
    for (time, offset) in steps {
      let elapsed = (time - lift) * 1000 + 1000 / Double(framesPerSecond)
      let expected = 5074 + 750 * 0.499 * (1 - pow(0.998, elapsed))
      #expect(abs(offset.y - expected) < 2, "at \(elapsed) ms")
    }
  }

  @Test func rubberBand() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 20000))
    play(stand, from: CGPoint(x: 196, y: 100), step: 5, count: 120, hold: 0.5)
    let shown = stand.offsets.map(\.offset.y)
    #expect(shown.prefix(3).map { ($0 * 1000).rounded() / 1000 } == [-2.667, -5.333, -8.333])
    let lift = stand.screen.now
    #expect(stand.offsets.map(\.offset.y).min() == -235)
    let rest = try stand.screen.settle()
    #expect(stand.offset.y == 0)
    #expect(rest > 0.5)
    let home = try #require(stand.offsets.first { $0.time > lift - 0.02 && $0.offset.y == 0 })
    #expect(abs(home.time - lift - 0.69) < 0.05)
  }
}
