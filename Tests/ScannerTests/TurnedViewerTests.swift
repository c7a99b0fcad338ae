import CoreGraphics
import Testing
import Touchstone
import UIKit

/// The device is turned while a page is open.
@MainActor @Suite struct TurnedViewerTests {
  private func glass(_ stand: ScannerStand) -> CGRect { CGRect(origin: .zero, size: stand.screen.size) }
  private func shown(_ stand: ScannerStand) throws -> CGRect {
    let view = try stand.scrollView()
    return view.convert(view.bounds, to: nil)
  }
  private func scan(_ number: Int) -> String { "\(number) of 6" }

  @Test(arguments: [1, 3, 4, 6]) func aPullUnderWayFallsBack(_ number: Int) throws {
    let stand = try ScannerStand()
    try stand.open(number)
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: 195, y: 150))
    finger.move(by: CGVector(dx: 0, dy: 130), over: 0.3)
    finger.hold(for: 0.2)
    #expect(try shown(stand).minY > 100)
    stand.screen.rotate()
    stand.screen.advance(by: 0.2)
    if finger.isDown { finger.up() }
    try stand.screen.settle()
    #expect(try shown(stand) == glass(stand))
    #expect(stand.screen.shows(text: scan(number)))
    #expect(stand.screen.unrest == [])
  }

  /// What fills the screen is not made anew.
  @Test(arguments: [1, 3, 4, 6]) func aZoomedPageStaysZoomed(_ number: Int) throws {
    let stand = try ScannerStand()
    try stand.open(number)
    stand.screen.doubleTap(at: CGPoint(x: 195, y: 422))
    try stand.screen.settle()
    let view = try stand.scrollView()
    #expect(view.zoomScale == 2.5)
    for _ in 0..<2 {
      stand.screen.rotate()
      try stand.screen.settle()
      #expect(try stand.scrollView() === view)
      #expect(view.zoomScale == 2.5)
      #expect(try shown(stand) == glass(stand))
    }
    stand.screen.doubleTap(at: CGPoint(x: 195, y: 422))
    try stand.screen.settle()
    #expect(view.zoomScale == 1)
    let isLast = number == 6
    stand.screen.flick(from: CGPoint(x: isLast ? 120 : 320, y: 400), to: CGPoint(x: isLast ? 320 : 120, y: 410))
    try stand.screen.settle()
    #expect(stand.screen.shows(text: scan(isLast ? 5 : number + 1)))
  }

  /// Turned in the middle of a zoom, it ends inside the limits of the page as it lies then.
  @Test(arguments: [0, 0.05, 0.1, 0.2, 0.3]) func aZoomUnderWayEndsInsideTheLimits(delay: TimeInterval) throws {
    let stand = try ScannerStand()
    for point in [CGPoint(x: 137, y: 394), CGPoint(x: 350, y: 700), CGPoint(x: 20, y: 200)] {
      try stand.open(2)
      stand.screen.doubleTap(at: point)
      stand.screen.advance(by: delay)
      stand.screen.rotate()
      try stand.screen.settle()
      #expect(try stand.scrollView().zoomScale == 2.5)
      try stand.expectRest()
      #expect(stand.screen.unrest == [], "\(point)")
      stand.screen.rotate()
      try stand.screen.tap(id: "close")
      try stand.screen.settle()
    }
  }

  /// Fingers zoom a page that is on its way out: the one that comes can be turned.
  @Test func aPageZoomedOnItsWayOut() throws {
    let stand = try ScannerStand()
    try stand.open(2)
    let page = try stand.scrollView()
    stand.screen.flick(from: CGPoint(x: 320, y: 400), to: CGPoint(x: 120, y: 400))
    stand.screen.advance(by: 0.05)
    let fingers = stand.pinch(at: CGPoint(x: 100, y: 420), from: 60, to: 160)
    fingers.left.up()
    fingers.right.up()
    try stand.screen.settle()
    let shown = try stand.scrollView()
    let pager = try #require(
      sequence(first: shown as UIView, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(pager.isScrollEnabled == (shown.zoomScale == 1), "\(shown.zoomScale), \(page.zoomScale)")
    #expect(stand.screen.unrest == [])
  }

  /// Turned while a pulled page falls back; fingers may land on it meanwhile.
  @Test(arguments: [0.02, 0.1], [nil, 0.03] as [TimeInterval?])
  func turnedWhileThePageFallsBack(delay: TimeInterval, landing: TimeInterval?) throws {
    let stand = try ScannerStand()
    try stand.open(5)
    stand.screen.rotate()
    try stand.screen.settle()
    stand.screen.drag(from: CGPoint(x: 353, y: 193), to: CGPoint(x: 340, y: 263), duration: 0.3, holding: 0.1)
    stand.screen.advance(by: delay)
    stand.screen.rotate()
    if let landing {
      stand.screen.advance(by: landing)
      let fingers = stand.pinch(at: CGPoint(x: 195, y: 422), from: 80, to: 160)
      fingers.left.up()
      fingers.right.up()
    }
    try stand.screen.settle()
    #expect(try shown(stand) == glass(stand))
    #expect(stand.screen.shows(text: scan(5)))
    #expect(stand.screen.unrest == [])
  }

  /// The turn comes in the frame in which a pulled page is let go, and so takes part in the animation of its way back.
  @Test(arguments: [2, 5, 6]) func turnedAsThePageIsLetGo(_ number: Int) throws {
    let stand = try ScannerStand()
    try stand.open(number)
    stand.screen.rotate()
    try stand.screen.settle()
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: 353, y: 193))
    finger.move(to: CGPoint(x: 340, y: 263), over: 0.3)
    finger.hold(for: 0.1)
    stand.screen.simultaneously {
      finger.up()
      stand.screen.rotate()
    }
    try stand.screen.settle()
    #expect(try shown(stand) == glass(stand))
    #expect(stand.screen.shows(text: scan(number)))
    #expect(stand.screen.unrest == [])
  }
}
