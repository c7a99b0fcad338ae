import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Two applications in one process, whose frames come in turns: what happens to a view of one is that one's, whoever's turn it is.
@MainActor @Suite struct TwoScreensTests {
  private let tall = CGSize(width: 393, height: 5000)

  @Test func animationsRunOnTheirOwnClock() throws {
    let first = try ScrollStand(content: tall), second = try ScrollStand(content: tall)
    second.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    try second.screen.settle()
    let frames = second.screen.work.framesRun, rest = second.offset
    // It is the second one's turn, whose clock stands at another time.
    first.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    second.screen.advance(by: 1)
    #expect(second.screen.work.framesRun == frames && first.offset.y == 0, "its time has not come")
    first.screen.advance(by: 0.1)
    #expect(first.offset.y > 0 && first.offset.y < 600)
    second.screen.advance(by: 1)
    let between = first.offset
    first.screen.advance(by: 1)
    #expect(between.y < 600 && first.offset.y == 600 && second.offset == rest)
    try first.screen.settle()
    try second.screen.settle()
    #expect(second.screen.work.framesRun == frames)
  }

  @Test func eachDragsAndFlingsByItself() throws {
    let first = try ScrollStand(content: tall), second = try ScrollStand(content: tall)
    let alone = try ScrollStand(content: tall)
    alone.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    for _ in 0..<20 { alone.screen.advance(by: 0.1) }
    first.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    second.screen.advance(by: 7)
    second.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    for _ in 0..<20 {
      first.screen.advance(by: 0.1)
      second.screen.advance(by: 0.1)
    }
    #expect(first.offset.y > 100 && first.offset == alone.offset)
    #expect(abs(second.offset.y - alone.offset.y) < 0.5, "but for rounding: its clock stands at another time")
  }

  @Test func linesGoToTheirOwnConsole() throws {
    let first = try ScrollStand(content: tall), second = try ScrollStand(content: tall)
    first.scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
    first.content.frame = CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)
    first.scrollView.alpha = .nan
    #expect(first.screen.console.count == 3 && second.screen.console == [])
  }

  @Test func eachHasItsKeyWindow() throws {
    let first = try ScrollStand(content: tall), second = try ScrollStand(content: tall)
    #expect(first.screen.window.isKeyWindow && second.screen.window.isKeyWindow)
    first.screen.resignKey()
    #expect(!first.screen.window.isKeyWindow && second.screen.window.isKeyWindow)
  }
}
