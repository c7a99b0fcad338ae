import SwiftUI
import Testing
import Touchstone

/// C51: the next page of a feed peeks through; C58: rows that get their height after appearing.
@MainActor @Suite struct FeedPositionTests {
  /// The first page's top, in pages of the scroll view, after one swipe.
  private func swiped(_ screen: Screen) throws -> (content: CGRect, room: CGFloat) {
    screen.flick(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.1)
    try screen.settle()
    let content = try #require(screen.rootLayer.firstDescendant(named: "content"))
    let view = try #require(screen.rootLayer.firstDescendant(named: "HostedScrollView"))
    return (content.frameInRoot, view.frameInRoot.height)
  }

  @Test func pagesAsLongAsTheViewFillIt() throws {
    let screen = try Screen(.caseStudy) { FeedPages(fixed: true) }
    let (content, room) = try swiped(screen)
    #expect(room == 844 && content.minY == -844)
  }

  /// The listing: pages are as long as the safe area, the view as the screen.
  @Test func shorterPagesPeekThrough() throws {
    let screen = try Screen(.caseStudy) { FeedPages(fixed: false) }
    let (content, room) = try swiped(screen)
    #expect(room == 844 && content.minY == -844, "\(room) \(content)")
    // The second page began 763 below the first: 81 points of it are gone, and as much of the third is seen.
    #expect(844 - 47 - 34 == 763)
  }

  @Test func whatIsSeenFollowsTheFingerWhateverComesAbove() async throws {
    let screen = try Screen(.caseStudy) { Timeline2() }
    /// Until each row that was made has its text: tasks run on real threads.
    func loaded() async {
      for _ in 0..<2000 {
        screen.advance(by: 1 / 60)
        let labels = screen.elements.compactMap(\.label)
        if labels.count(where: { $0.hasPrefix("title") }) == labels.count(where: { $0 == "paragraph 0" }) {
          return screen.advance(by: 8 / 60)
        }
        try? await Task.sleep(nanoseconds: 1_000_000)
      }
      Issue.record("waited in vain")
    }
    await loaded()
    for _ in 0..<5 {
      screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 150), duration: 0.3, holding: 0.1)
      await loaded()
    }
    func tops() -> [String: CGFloat] {
      var tops: [String: CGFloat] = [:]
      for row in 0..<60 where screen.shows(text: "title \(row)") {
        if let element = try? screen.find(text: "title \(row)") { tops["\(row)"] = element.frame.minY }
      }
      return tops
    }
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 20))
    for _ in 0..<6 {
      let before = tops()
      finger.move(by: CGVector(dx: 0, dy: 50))
      await loaded()
      let after = tops()
      // Rows that come are measured anew when their text arrives; those that were seen stay under the finger.
      let seen = before.filter { $0.value > 60 }.keys
      for row in seen { if let now = after[row] { #expect(abs(now - before[row]! - 50) <= 0.5, "title \(row)") } }
    }
    finger.up()
  }
}
