import CoreGraphics
import Testing
import Touchstone
import UIKit

@MainActor @Suite struct ClockTests {
  @Test func idleFramesAreLeftOut() throws {
    let view = label("a", CGRect(x: 0, y: 0, width: 10, height: 10))
    let screen = try screen([view])
    #expect(screen.work.framesRun == 1)
    #expect(screen.work { screen.advance(by: 10) } == Work())
    #expect(screen.now == 10)
    view.frame.origin.x = 5
    let work = screen.work { screen.advance(by: 10) }
    #expect(work.framesRun == 1 && work.layersWritten == 1)
  }

  @Test func settleRunsUntilNothingIsPending() throws {
    let screen = try screen([])
    try screen.settle()
    #expect(try screen.settle() == 0)
  }

  @Test func whatNeverEndsIsNamed() throws {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let screen = try screen([Restless()])
    let error = #expect(throws: NotSettledError.self) { try screen.settle(within: 0.5) }
    #expect(error?.running == ["layout of Restless"])
    #expect(screen.now > 0.4 && screen.now <= 0.5 + 1e-9)
    #expect(screen.unsettledFrames.first?.running == ["layout of Restless"])
    #expect(screen.console.first?.contains("Restless") == true)
  }

  @Test func twoScreensDoNotMeet() throws {
    let first = try screen([label("first", CGRect(x: 0, y: 0, width: 10, height: 10))])
    let second = try screen([label("second", CGRect(x: 0, y: 0, width: 10, height: 10))])
    first.advance(by: 1)
    #expect(UIApplication.shared === first.application)
    second.advance(by: 1)
    #expect(UIApplication.shared === second.application)
    #expect(first.shows(text: "first") && !first.shows(text: "second"))
  }

  @Test func theDeviceTurns() throws {
    let screen = try screen([])
    screen.rotate()
    #expect(screen.size == CGSize(width: 200, height: 100))
    #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 5, right: 10))
    #expect(screen.window.traitCollection.verticalSizeClass == .compact)
    #expect(screen.picture().width == 400)
    screen.rotate()
    #expect(screen.size == CGSize(width: 100, height: 200))
    #expect(screen.window.safeAreaInsets.top == 10)
    screen.resize(to: CGSize(width: 50, height: 60))
    #expect(screen.window.bounds.size == CGSize(width: 50, height: 60))
    #expect(screen.window.safeAreaInsets == .zero)
  }
}
