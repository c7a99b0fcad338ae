import CoreGraphics
import Foundation
import Testing
import Touchstone
import UIKit

/// The hand-over from a pinch to a pan, frame by frame: whichever finger lifts, the content under the other stays under it, no frame jumps,
/// and it runs on as fast as it was let go.
@MainActor @Suite struct HandOverFrameTests {
  enum Leaving: CaseIterable { case left, right }
  /// Where 200 points lead, clear of every edge of what is shown at 3 times.
  nonisolated static let ways = [
    CGVector(dx: -200, dy: 0), CGVector(dx: 200, dy: 0), CGVector(dx: 0, dy: -200), CGVector(dx: 0, dy: 200),
    CGVector(dx: 120, dy: -160),
  ]

  @Test(arguments: Leaving.allCases, [60, 120]) func everyFrame(leaving: Leaving, framesPerSecond: Int) throws {
    for way in Self.ways {
      for isQuick in [false, true] {
        let stand = try ScrollStand(
          content: CGSize(width: 393, height: 852), settings: Settings(framesPerSecond: framesPerSecond))
        stand.zooms = true
        stand.scrollView.maximumZoomScale = 5
        try handOver(stand, leaving, way, isQuick, 1 / Double(framesPerSecond))
      }
    }
  }

  private func handOver(_ stand: ScrollStand, _ leaving: Leaving, _ way: CGVector, _ isQuick: Bool, _ frame: TimeInterval) throws
  {
    let screen = stand.screen, middle = CGPoint(x: 196.5, y: 426)
    let left = screen.finger(), right = screen.finger()
    screen.simultaneously {
      left.down(at: CGPoint(x: middle.x - 40, y: middle.y))
      right.down(at: CGPoint(x: middle.x + 40, y: middle.y))
      left.move(to: CGPoint(x: middle.x - 132, y: middle.y), over: 0.4)
      right.move(to: CGPoint(x: middle.x + 132, y: middle.y), over: 0.4)
    }
    #expect(abs(stand.scrollView.zoomScale - 3) < 0.01)
    let (goes, stays) = leaving == .left ? (left, right) : (right, left)
    let held = stand.content.convert(try #require(stays.location), from: nil)
    var last = stand.place(of: held), lastFinger = stays.location!
    func check(_ what: String) {
      let place = stand.place(of: held), finger = stays.location ?? lastFinger
      #expect(hypot(place.x - finger.x, place.y - finger.y) <= 0.5, "\(what): \(place) under \(finger)")
      let jump = hypot(place.x - last.x - (finger.x - lastFinger.x), place.y - last.y - (finger.y - lastFinger.y))
      #expect(jump <= 1, "\(what)")
      (last, lastFinger) = (place, finger)
    }
    if !isQuick {
      screen.simultaneously {
        goes.hold(for: 0.2)
        stays.hold(for: 0.2)
      }
    }
    goes.up()
    check("lifted")
    // At 600 points per second.
    let steps = Int((200 / 600 / frame).rounded())
    for step in 1...steps {
      let isLast = step == steps
      stays.move(by: CGVector(dx: way.dx / Double(steps), dy: way.dy / Double(steps)), over: frame, lifting: isLast)
      if !isLast { check("step \(step)") }
    }
    let velocity = try #require(stand.releaseVelocity)
    let lifted = stand.offset
    #expect(abs(velocity.x * 1000 + way.dx * 3) < 60 && abs(velocity.y * 1000 + way.dy * 3) < 60, "\(velocity) after \(way)")
    #expect(stand.scrollView.isDecelerating)
    // No frame of the inertia is longer than the last speed allows.
    var before = lifted
    for index in 1...10 {
      screen.advance(by: frame)
      let step = hypot(stand.offset.x - before.x, stand.offset.y - before.y)
      let most = hypot(velocity.x, velocity.y) * 1000 * frame
      #expect(step <= most + 1 && step > most * 0.5, "frame \(index) after the lift moves by \(step)")
      before = stand.offset
    }
    try screen.settle()
    let run = CGVector(dx: stand.offset.x - lifted.x, dy: stand.offset.y - lifted.y)
    #expect(run.dx * way.dx <= 0 && run.dy * way.dy <= 0 && hypot(run.dx, run.dy) > 100)
    let events = stand.readEvents()
    #expect(events.filter { $0.hasPrefix("did end zooming") }.count == 1)
    #expect(events.filter { $0.hasPrefix("did end dragging") }.count == 1)
    #expect(events.filter { $0 == "did end decelerating" }.count == 1)
  }

  /// The lifting finger goes at speed, and the other moves meanwhile; fingers are not level.
  @Test(arguments: Leaving.allCases) func aFingerThatLeavesAtSpeed(leaving: Leaving) throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 852))
    stand.zooms = true
    stand.scrollView.maximumZoomScale = 5
    let left = stand.screen.finger(), right = stand.screen.finger()
    stand.screen.simultaneously {
      left.down(at: CGPoint(x: 160, y: 400))
      right.down(at: CGPoint(x: 230, y: 450))
      left.move(to: CGPoint(x: 90, y: 330), over: 0.3, lifting: leaving == .left)
      right.move(to: CGPoint(x: 300, y: 520), over: 0.3, lifting: leaving == .right)
    }
    let stays = leaving == .left ? right : left
    let held = stand.content.convert(try #require(stays.location), from: nil)
    for _ in 1...40 {
      stays.move(by: CGVector(dx: leaving == .left ? -3 : 3, dy: 2), over: 1.0 / 60)
      let place = stand.place(of: held), finger = try #require(stays.location)
      #expect(hypot(place.x - finger.x, place.y - finger.y) <= 0.5)
    }
    stays.up()
  }
}
