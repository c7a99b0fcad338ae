import SwiftUI
import Testing
import Touchstone

@testable import Reels

/// Where less motion is asked for, pages fade over one another and nothing slides.
@MainActor
@Suite struct ReducedMotionTests {
  private func feed() throws -> FeedOnScreen { try FeedOnScreen(settings: Settings(reducesMotion: true)) }

  private func opacity(of card: Int, _ feed: FeedOnScreen) throws -> CGFloat { try feed.opacity(of: "card-\(card)") }

  @Test func flickFadesTheNextCardIn() throws {
    let feed = try feed()
    let start = CGPoint(x: 120, y: 497)
    feed.screen.flick(from: start, to: CGPoint(x: 120, y: start.y - 150), duration: 0.15)
    var opacities: [CGFloat] = []
    for _ in 0..<14 {
      feed.screen.advance(by: 1.0 / 60)
      #expect(try feed.top(of: 0) == 0 && feed.top(of: 1) == 0, "nothing moves")
      opacities.append(try opacity(of: 1, feed))
    }
    #expect(opacities == opacities.sorted())
    #expect(opacities[0] < 0.5 && opacities[6] > 0.5)
    try feed.screen.settle(within: 1)
    #expect(try feed.screen.find(id: "card-1").isVisible)
    #expect(try opacity(of: 0, feed) == 0 && opacity(of: 2, feed) == 0)
    try feed.screen.tap(id: "comment-1")
    #expect(feed.screen.shows(text: "\(Feed().tracks[1].comments + 1)"), "its buttons are the ones touched")
  }

  @Test func atRestTheScreenIsTheSame() throws {
    let reduced = try feed(), full = try FeedOnScreen()
    for feed in [reduced, full] {
      feed.flickUp()
      try feed.screen.settle()
    }
    #expect(reduced.screen.picture() == full.screen.picture())
  }

  /// A finger fades as far as it drags, and let go early, the card fades back.
  @Test func dragFadesAsFarAsItGoes() throws {
    let feed = try feed()
    let finger = feed.recognizedDrag(from: feed.bareSpot, upwards: true)
    finger.move(by: CGVector(dx: 0, dy: -0.25 * feed.size.height), over: 0.5)
    #expect(abs(try opacity(of: 1, feed) - 0.25) < 0.01)
    #expect(try opacity(of: 0, feed) == 1, "below it, so that no black shines through")
    finger.hold(for: 0.2)
    finger.up()
    try feed.screen.settle(within: 1)
    #expect(try opacity(of: 1, feed) == 0)
    #expect(feed.complaints.isEmpty)
  }
}
