import CoreGraphics
import Foundation
import Testing
import Touchstone
import UIKit

/// A finger that drags while a scale is on its way: each step puts content elsewhere, and the finger goes on from there (facts 3.6).
@MainActor @Suite struct DragInAZoomTests {
  private func stand(_ framesPerSecond: Int) throws -> ScrollStand {
    let stand = try ScrollStand(
      content: CGSize(width: 393, height: 852), settings: Settings(framesPerSecond: framesPerSecond))
    stand.zooms = true
    stand.scrollView.maximumZoomScale = 3
    return stand
  }

  /// Pinched to nearly 6 times, let go, and left to come back. What is shown in each frame from then on.
  private func places(_ framesPerSecond: Int, dragging way: CGVector?) throws -> [CGPoint] {
    let stand = try stand(framesPerSecond), screen = stand.screen, frame = 1 / TimeInterval(framesPerSecond)
    let left = screen.finger(), right = screen.finger(), third = screen.finger()
    screen.simultaneously {
      left.down(at: CGPoint(x: 186, y: 426))
      right.down(at: CGPoint(x: 206, y: 426))
      left.move(to: CGPoint(x: 6, y: 426), over: 0.4)
      right.move(to: CGPoint(x: 386, y: 426), over: 0.4)
    }
    screen.simultaneously {
      left.up()
      right.up()
    }
    #expect(stand.scrollView.isZoomBouncing)
    third.down(at: CGPoint(x: 196, y: 426))
    var places: [CGPoint] = [], way = way ?? .zero
    let slop = way
    for index in 0..<(framesPerSecond / 2) {
      // The first step goes beyond the threshold, which moves nothing.
      if slop != .zero {
        third.move(by: index == 0 ? CGVector(dx: slop.dx * 10 / 3, dy: 0) : way, over: frame)
      } else {
        third.hold(for: frame)
      }
      places.append(stand.offset)
    }
    way = .zero
    #expect(stand.scrollView.zoomScale == 3 && !stand.scrollView.isZooming)
    third.up()
    try screen.settle()
    let events = stand.readEvents()
    #expect(events.filter { $0.hasPrefix("did end zooming") }.count == 1)
    #expect(events.filter { $0.hasPrefix("did end dragging") }.count == (slop == .zero ? 0 : 1))
    #expect(screen.unrest == [])
    return places
  }

  /// Against the same way back without a drag, content has gone exactly as far as the finger, in each frame and beyond its end.
  @Test(arguments: [60, 120], [CGVector(dx: 3, dy: 0), CGVector(dx: -3, dy: 1)])
  func contentGoesAsFarAsTheFinger(framesPerSecond: Int, way: CGVector) throws {
    let still = try places(framesPerSecond, dragging: nil), dragged = try places(framesPerSecond, dragging: way)
    for (index, (rest, place)) in zip(still, dragged).enumerated() {
      let gone = CGVector(dx: rest.x - place.x, dy: rest.y - place.y)
      let asked = CGVector(dx: way.dx * CGFloat(index), dy: way.dy * CGFloat(index))
      #expect(abs(gone.dx - asked.dx) <= 1 && abs(gone.dy - asked.dy) <= 1, "frame \(index): \(gone), not \(asked)")
    }
  }

  /// The program sets a scale while a finger drags: the next move leads on from what is shown.
  @Test func aScaleSetUnderAFinger() throws {
    let stand = try stand(60)
    stand.scrollView.setZoomScale(2, animated: false)
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: 196, y: 426))
    finger.move(by: CGVector(dx: -60, dy: -30), over: 0.2)
    stand.scrollView.setZoomScale(1.5, animated: false)
    let shown = stand.offset
    finger.move(by: CGVector(dx: 2, dy: -2), over: 1 / 60)
    #expect(abs(stand.offset.x - shown.x + 2) <= 1 && abs(stand.offset.y - shown.y - 2) <= 1)
    finger.up()
    try stand.screen.settle()
  }
}
