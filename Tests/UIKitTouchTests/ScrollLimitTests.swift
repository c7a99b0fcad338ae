import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Content and insets that change while content moves: wherever it was going, it ends within its limits.
@MainActor @Suite struct ScrollLimitTests {
  private let size = CGSize(width: 393, height: 20_000)

  private func movingStand() throws -> ScrollStand {
    let stand = try ScrollStand(content: size)
    stand.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    stand.screen.advance(by: 0.1)
    #expect(stand.scrollView.isDecelerating)
    return stand
  }

  @Test func contentThatShrinksWhileItRunsOn() throws {
    for height in [3000, 1200, 600, 0] as [CGFloat] {
      let stand = try movingStand()
      stand.scrollView.contentSize.height = height
      try stand.screen.settle()
      #expect(stand.offset.y <= max(0, height - 852) && stand.offset.y >= 0, "\(height): \(stand.offset)")
      #expect(stand.read().filter { $0 == "did end decelerating" }.count == 1)
    }
  }

  /// Where it meets the new edge only later, it runs there as if the edge had always been there.
  @Test func aNewEdgeFurtherOnIsMetWithSpeed() throws {
    func offsets(shrinking: Bool) throws -> [CGPoint] {
      let stand = try movingStand()
      let target = try #require(stand.announcedTarget)
      let end = stand.offset.y + (target.y - stand.offset.y) / 2
      let before = stand.offsets.count
      if shrinking { stand.scrollView.contentSize.height = end + 852 }
      try stand.screen.settle()
      if shrinking {
        #expect(abs(stand.offset.y - end) < 0.5, "\(stand.offset) instead of \(end)")
        #expect(stand.offsets.contains { $0.offset.y > end + 5 }, "it goes beyond and comes back")
      }
      return stand.offsets[before...].map(\.offset)
    }
    let free = try offsets(shrinking: false), shrunk = try offsets(shrinking: true)
    #expect(zip(free, shrunk).prefix(5).allSatisfy { abs($0.y - $1.y) < 0.5 }, "no jump, no other speed")
  }

  /// A feed that loads more while it runs on goes on into what is new.
  @Test func contentThatGrowsLetsItRunOn() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 1100))
    stand.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    #expect(stand.scrollView.isDecelerating)
    stand.scrollView.contentSize.height = 20_000
    try stand.screen.settle()
    #expect(stand.offset.y > 400)
  }

  @Test func pagesThatGo() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 852 * 5))
    stand.scrollView.isPagingEnabled = true
    stand.scrollView.contentOffset.y = 852
    stand.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    stand.screen.advance(by: 0.05)
    stand.scrollView.contentSize.height = 852 * 2
    try stand.screen.settle()
    #expect(stand.offset.y == 852)
  }

  @Test func animatedOffsets() throws {
    let stand = try ScrollStand(content: size)
    stand.scrollView.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
    stand.screen.advance(by: 0.1)
    let before = stand.offset.y
    stand.scrollView.contentSize.height = 852 + 1000
    #expect(stand.offset.y == before, "no jump")
    try stand.screen.settle()
    #expect(stand.offset.y == 1000)
    #expect(stand.readEvents().filter { $0 == "did end animation" }.count == 1)
  }

  @Test func insetsThatGoWhileItMoves() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 2000))
    stand.scrollView.contentInset.bottom = 400
    stand.scrollView.setContentOffset(CGPoint(x: 0, y: 2000 + 400 - 852), animated: true)
    stand.screen.advance(by: 0.1)
    stand.scrollView.contentInset.bottom = 0
    try stand.screen.settle()
    #expect(stand.offset.y == 1148)
    // Beyond its edge, on its way back to an inset that goes.
    stand.scrollView.contentInset.top = 100
    stand.scrollView.setContentOffset(CGPoint(x: 0, y: -100), animated: false)
    stand.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), duration: 0.2)
    stand.screen.advance(by: 0.05)
    #expect(stand.offset.y < -100 && stand.scrollView.isDecelerating)
    stand.scrollView.contentInset.top = 0
    try stand.screen.settle()
    #expect(stand.offset.y == 0)
  }

  /// The delegate itself changes the limits at every step.
  @Test func contentThatShrinksInTheDelegate() throws {
    let stand = try ScrollStand(content: size)
    let shrinking = Shrinking()
    stand.scrollView.delegate = shrinking
    stand.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    try stand.screen.settle()
    let last = stand.scrollView.contentSize.height - 852
    #expect(shrinking.steps > 20 && stand.offset.y >= 0 && stand.offset.y <= max(0, last), "\(stand.offset), \(last)")
  }
  private final class Shrinking: NSObject, UIScrollViewDelegate {
    var steps = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      steps += 1
      if scrollView.isDecelerating { scrollView.contentSize.height = max(900, scrollView.contentSize.height - 400) }
    }
  }

  @Test func aZoomedContentWhoseRoomGoes() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 852))
    stand.zooms = true
    stand.scrollView.maximumZoomScale = 4
    stand.scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 600, right: 0)
    stand.scrollView.zoom(to: CGRect(x: 200, y: 800, width: 100, height: 52), animated: true)
    stand.screen.advance(by: 0.1)
    stand.scrollView.contentInset = .zero
    try stand.screen.settle()
    let scale = stand.scrollView.zoomScale
    #expect(scale > 3 && stand.offset.y <= 852 * scale - 852 + 0.5, "\(stand.offset)")
  }

  @Test func contentBeyondItsEdgeThatLeavesTheWindow() throws {
    let stand = try ScrollStand(content: size)
    stand.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.2)
    stand.screen.advance(by: 0.05)
    #expect(stand.offset.y < -10)
    stand.scrollView.removeFromSuperview()
    #expect(stand.offset.y == 0)
  }
}
