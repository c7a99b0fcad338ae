import CoreGraphics
import Testing
import Touchstone
import UIKit

/// A double tap zooms to the point, and back.
@MainActor @Suite struct DoubleTapTests {
  nonisolated static let points = [
    CGPoint(x: 195, y: 422), CGPoint(x: 60, y: 200), CGPoint(x: 330, y: 250), CGPoint(x: 90, y: 640), CGPoint(x: 350, y: 660),
  ]

  @Test(arguments: points) func whatIsTappedStaysUnderTheFinger(_ point: CGPoint) throws {
    let stand = try ScannerStand(pages: 2)
    try stand.open(1)
    let view = try stand.scrollView(), image = try stand.imageView()
    let tapped = image.convert(point, from: nil)
    stand.screen.doubleTap(at: point)
    try stand.screen.settle()
    #expect(view.zoomScale == 2.5)
    let place = image.convert(tapped, to: nil)
    #expect(abs(place.x - point.x) <= 0.34 && abs(place.y - point.y) <= 0.34)
    try stand.expectRest()

    stand.screen.doubleTap(at: point)
    try stand.screen.settle()
    #expect(view.zoomScale == 1 && view.contentOffset == .zero)
  }

  /// Pinched to less than its size, the picture stays in the middle of the screen in every frame, and comes back.
  @Test func pinchedTooSmallItIsCentred() throws {
    let stand = try ScannerStand(pages: 2)
    try stand.open(1)
    let view = try stand.scrollView(), image = try stand.imageView()
    let middle = CGPoint(x: 195, y: 422)
    func expectCentred() {
      let frame = image.convert(image.bounds, to: nil)
      #expect(abs(frame.midX - 195) <= 0.34 && abs(frame.midY - 422) <= 0.34)
    }
    let left = stand.screen.finger(), right = stand.screen.finger()
    left.down(at: CGPoint(x: middle.x - 150, y: middle.y))
    right.down(at: CGPoint(x: middle.x + 150, y: middle.y))
    for _ in 1...30 {
      stand.screen.simultaneously {
        left.move(by: CGVector(dx: 3, dy: 0), over: 1 / 60)
        right.move(by: CGVector(dx: -3, dy: 0), over: 1 / 60)
      }
      expectCentred()
    }
    #expect(view.zoomScale < 0.85)
    let before = image.frame
    for _ in 1...3 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(image.frame == before)
    left.up()
    right.up()
    for _ in 1...30 {
      stand.screen.advance(by: 1 / 60)
      expectCentred()
    }
    try stand.screen.settle()
    #expect(view.zoomScale == 1)
    #expect(stand.screen.unsettledFrames.isEmpty)
  }
}
