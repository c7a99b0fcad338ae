import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Ctrl and the wheel.
@MainActor @Suite struct WheelZoomTests {
  private let point = CGPoint(x: 100, y: 250)

  private func stand() throws -> ScrollStand {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 852))
    stand.zooms = true
    stand.scrollView.maximumZoomScale = 5
    return stand
  }
  private func turn(_ stand: ScrollStand, up notches: CGFloat) {
    stand.screen.scrollWheel(at: point, by: CGVector(dx: 0, dy: -notches * Screen.wheelNotch), modifiers: .control)
  }

  @Test func fourNotchesDoubleTheScaleAboutThePointer() throws {
    let stand = try stand()
    for _ in 1...4 {
      turn(stand, up: 1)
      stand.screen.advance(by: 0.02)
      #expect(hypot(stand.place(of: point).x - point.x, stand.place(of: point).y - point.y) < 0.5)
    }
    try stand.screen.settle()
    #expect(abs(stand.scrollView.zoomScale - 2) < 1e-9)
    #expect(hypot(stand.place(of: point).x - point.x, stand.place(of: point).y - point.y) < 0.5)
    #expect(stand.readEvents() == ["will begin zooming", "did end zooming at 2.0"])
  }

  @Test func itEndsAtTheLimits() throws {
    let stand = try stand()
    turn(stand, up: -2)
    try stand.screen.settle()
    #expect(stand.scrollView.zoomScale == 1 && stand.heard.isEmpty)
    turn(stand, up: 40)
    try stand.screen.settle()
    #expect(stand.scrollView.zoomScale == 5)
    turn(stand, up: -40)
    try stand.screen.settle()
    #expect(stand.scrollView.zoomScale == 1 && stand.offset == .zero)
  }

  @Test func whatIsCentredByItsDelegateStaysUnderThePointerOnceItFillsTheView() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 300))
    stand.zooms = true
    stand.scrollView.maximumZoomScale = 8
    stand.onZoom = { scrollView in
      let room = max(scrollView.bounds.height - stand.content.frame.height, 0)
      stand.content.frame.origin.y = room / 2
    }
    stand.content.frame.origin.y = 276
    let place = CGPoint(x: 100, y: 426)
    let inside = stand.content.convert(place, from: nil)
    for _ in 1...10 {
      stand.screen.scrollWheel(at: place, by: CGVector(dx: 0, dy: -60), modifiers: .control)
      stand.screen.advance(by: 0.05)
    }
    try stand.screen.settle()
    let now = stand.content.convert(place, from: nil)
    #expect(stand.scrollView.zoomScale > 5)
    #expect(hypot(now.x - inside.x, now.y - inside.y) < 0.5, "\(inside) \(now) \(stand.scrollView.zoomScale) \(stand.offset)")
  }

  @Test func aFingerCatchesIt() throws {
    let stand = try stand()
    turn(stand, up: 8)
    stand.screen.advance(by: 0.05)
    stand.screen.tap(at: point)
    try stand.screen.settle()
    #expect(stand.scrollView.zoomScale > 1.5 && stand.scrollView.zoomScale < 4)
    #expect(stand.readEvents().filter { $0.hasPrefix("did end zooming") }.count == 1 && !stand.scrollView.isZooming)
  }

  @Test func whatDoesNotZoomLeavesItAlone() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 3000))
    turn(stand, up: 1)
    try stand.screen.settle()
    #expect(stand.offset == .zero && stand.heard.isEmpty)
  }
}
