import CoreGraphics
import Foundation
import GestureEngine
import Testing
import Touchstone
import UIKit

/// The curves that were recorded at an edge, as a scroll view follows them from frame to frame.
@MainActor @Suite struct ScrollEdgeTests {
  /// Runs on some way before the edge, meets it with what is left of its speed and goes on as `v · t · e^(−11t)`.
  @Test(arguments: [-1.0, 1.0]) func anEdgeMetWithSpeed(direction: CGFloat) throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 5000))
    let edge: CGFloat = direction < 0 ? 0 : 5000 - 852
    stand.scrollView.contentOffset.y = edge - direction * 400
    var letGo = CGFloat.nan
    stand.target = {
      letGo = stand.offset.y
      return $0
    }
    let frames = stand.screen.application.frames, begin = stand.screen.now + 0.1
    var point = CGPoint(x: 200, y: 426 + direction * 100)
    frames.enqueue([TouchSample(id: 900, phase: .began, location: point)], at: begin)
    for index in 1...12 {
      point.y -= direction * 16
      frames.enqueue(
        [TouchSample(id: 900, phase: index == 12 ? .ended : .moved, location: point)], at: begin + Double(index) / 60)
    }
    let lift = begin + 12.0 / 60
    stand.screen.advance(by: lift - stand.screen.now)
    try stand.screen.settle()
    let velocity = Double(try #require(stand.releaseVelocity).y) * 1000 * Double(direction)
    let way = Double((edge - letGo) * direction)
    #expect(velocity > 500 && way > 100)
    // x = v · 0.499 · (1 − 0.998^ms) reaches the edge then, as fast as this.
    let meeting = log(1 - way / (velocity * 0.499)) / log(0.998) / 1000
    let speed = velocity * pow(0.998, meeting * 1000)
    var beyond = 0
    for (time, offset) in stand.offsets where time > lift {
      let elapsed = time - lift + 1.0 / 60
      guard elapsed > meeting else { continue }
      let later = elapsed - meeting
      let expected = speed * later * exp(-11 * later)
      beyond += 1
      #expect(abs(Double((offset.y - edge) * direction) - expected) < 0.7, "\(later) s after it met the edge")
    }
    #expect(beyond > 15 && stand.offset.y == edge)
  }

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
