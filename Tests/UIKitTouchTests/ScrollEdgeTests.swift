import CoreGraphics
import Foundation
import Testing
import Touchstone
import UIKit

/// What was recorded and measured of edges, pages and drags, as a scroll view does it from frame to frame.
@MainActor @Suite struct ScrollEdgeTests {
  /// Let go 235 points beyond it without speed: `−235 · (46 · e^(−9t) − 9 · e^(−46t)) / 37`.
  @Test func letGoFromRest() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 5000))
    stand.screen.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 720), duration: 1, holding: 0.3)
    let lift = stand.screen.now
    #expect(stand.offsets.map(\.offset.y).min() == -235)
    try stand.screen.settle()
    let steps = stand.offsets.filter { $0.time > lift }
    #expect(steps.count > 30)
    for (time, offset) in steps {
      let elapsed = time - lift + 1.0 / 60
      let expected = -235 * (46 * exp(-9 * elapsed) - 9 * exp(-46 * elapsed)) / 37
      #expect(abs(Double(offset.y) - expected) < 0.7, "\(elapsed) s after it was let go")
    }
  }

  /// A page is turned by more than 300 points per second, and not by less.
  @Test(arguments: [(285.0, 0.0), (315.0, 1.0)]) func thePageSpeed(speed: Double, page: CGFloat) throws {
    for direction in [-1.0, 1.0] as [CGFloat] {
      let stand = try ScrollStand(content: CGSize(width: 393 * 4, height: 852))
      stand.scrollView.isPagingEnabled = true
      stand.scrollView.contentOffset.x = 393
      let start = CGPoint(x: 196 + direction * 60, y: 400)
      stand.screen.drag(from: start, to: CGPoint(x: start.x - direction * 120, y: 400), duration: 120 / speed)
      let velocity = try #require(stand.releaseVelocity).x * 1000 * direction
      #expect(abs(velocity - CGFloat(speed)) < 8)
      try stand.screen.settle()
      #expect(stand.offset.x == 393 + direction * page * 393)
    }
  }

  /// What is dragged follows the finger without the ten points in every frame, wherever it turns.
  @Test func everyFrameOfADrag() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 20_000))
    stand.scrollView.contentOffset.y = 5000
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: 196, y: 792))
    for index in 1...60 {
      finger.move(by: CGVector(dx: 0, dy: index > 40 ? 5 : -3), over: 0.016)
      let travel = 792 - (finger.location?.y ?? 0)
      #expect(abs(stand.offset.y - (5000 + (index < 4 ? 0 : travel - 10))) <= 0.34, "move \(index)")
    }
    finger.up()
  }
}
