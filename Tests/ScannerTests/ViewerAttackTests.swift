import CoreGraphics
import Testing
import Touchstone
import UIKit

/// The viewer's hand-over in both orders and all directions, and double taps wherever they come.
@MainActor @Suite struct ViewerAttackTests {
  private let middle = CGPoint(x: 195, y: 422)

  @Test(arguments: [true, false], [CGVector(dx: -200, dy: 0), CGVector(dx: 200, dy: 0), CGVector(dx: 120, dy: 160)])
  func eitherFingerGoesOn(leftLeaves: Bool, way: CGVector) throws {
    let stand = try ScannerStand(pages: 3)
    try stand.open(2)
    let fingers = stand.pinch(at: middle, from: 80, to: 264)
    let view = try stand.scrollView(), image = try stand.imageView()
    #expect(abs(view.zoomScale - 3) < 0.01)
    let (goes, stays) = leftLeaves ? (fingers.left, fingers.right) : (fingers.right, fingers.left)
    let held = image.convert(try #require(stays.location), from: nil)
    var last = image.convert(held, to: nil), lastFinger = stays.location!
    func check(_ what: String) throws {
      let finger = try #require(stays.location), place = image.convert(held, to: nil)
      #expect(hypot(place.x - finger.x, place.y - finger.y) <= 0.5, "\(what)")
      #expect(hypot(place.x - last.x - finger.x + lastFinger.x, place.y - last.y - finger.y + lastFinger.y) <= 1, "\(what)")
      (last, lastFinger) = (place, finger)
    }
    goes.up()
    try check("lifted")
    for step in 1...20 {
      let isLast = step == 20
      stays.move(by: CGVector(dx: way.dx / 20, dy: way.dy / 20), over: 1 / 60, lifting: isLast)
      if !isLast { try check("step \(step)") }
    }
    let lifted = view.contentOffset
    #expect(view.isDecelerating)
    var before = lifted
    for _ in 1...10 {
      stand.screen.advance(by: 1 / 60)
      let step = hypot(view.contentOffset.x - before.x, view.contentOffset.y - before.y)
      #expect(step > 3 && step <= 11)
      before = view.contentOffset
    }
    try stand.screen.settle()
    #expect((view.contentOffset.x - lifted.x) * way.dx <= 0 && (view.contentOffset.y - lifted.y) * way.dy <= 0)
    #expect(hypot(view.contentOffset.x - lifted.x, view.contentOffset.y - lifted.y) > 100)
    #expect(stand.screen.shows(text: "2 of 3"))
    try stand.expectRest()
  }

  nonisolated static let points = [
    CGPoint(x: 195, y: 422), CGPoint(x: 12, y: 130), CGPoint(x: 378, y: 130), CGPoint(x: 12, y: 700), CGPoint(x: 378, y: 700),
  ]

  /// Near the corners too, in every frame of the way; a second one anywhere returns.
  @Test(arguments: points) func doubleTaps(_ point: CGPoint) throws {
    let stand = try ScannerStand(pages: 3)
    try stand.open(2)
    let view = try stand.scrollView(), image = try stand.imageView()
    let fit = image.convert(image.bounds, to: nil)
    let tapped = image.convert(point, from: nil)
    stand.screen.doubleTap(at: point)
    for _ in 1...40 {
      stand.screen.advance(by: 1 / 60)
      let place = image.convert(tapped, to: nil)
      #expect(abs(place.x - point.x) <= 0.5 && abs(place.y - point.y) <= 0.5)
    }
    try stand.screen.settle()
    #expect(view.zoomScale == 2.5)
    stand.screen.doubleTap(at: CGPoint(x: 390 - point.x * 0.9, y: 760 - point.y * 0.9))
    try stand.screen.settle()
    #expect(view.zoomScale == 1 && view.contentOffset == .zero && image.convert(image.bounds, to: nil) == fit)
  }

  /// `zoom(to:)` by itself puts the middle of its rectangle into the middle.
  @Test func zoomToARectangleCentresIt() throws {
    let stand = try ScannerStand(pages: 1)
    try stand.open(1)
    let view = try stand.scrollView(), image = try stand.imageView()
    for (rectangle, scale) in [
      (CGRect(x: 100, y: 300, width: 130, height: 100), 3.0), (CGRect(x: 160, y: 320, width: 30, height: 200), 4.22),
      (CGRect(x: 150, y: 400, width: 60, height: 50), 5),
    ] {
      for animated in [false, true] {
        view.setZoomScale(1, animated: false)
        view.zoom(to: rectangle, animated: animated)
        try stand.screen.settle()
        let place = image.convert(CGPoint(x: rectangle.midX, y: rectangle.midY), to: nil)
        #expect(abs(view.zoomScale - CGFloat(scale)) < 0.001)
        #expect(abs(place.x - 195) <= 0.34 && abs(place.y - 422) <= 0.34)
      }
    }
  }
}
