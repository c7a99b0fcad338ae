import CoreGraphics
import Foundation
import Testing
import Touchstone
import UIKit

/// Arguments of UIKit that are easily taken for nothing.
@MainActor @Suite struct HeededArgumentTests {
  private final class Counting: UIView {
    var drawn = 0, ticks = 0
    override func draw(_ rect: CGRect) { drawn += 1 }
    func tick() { ticks += 1 }
  }
  private func counting() throws -> (Board, Counting) {
    let view = Counting(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    return (try Board(view), view)
  }

  @Test func aRectangleOutsideOfTheViewAsksForNoDrawing() throws {
    let (board, view) = try counting()
    let before = view.drawn
    view.setNeedsDisplay(CGRect(x: 200, y: 0, width: 10, height: 10))
    try board.screen.settle()
    #expect(view.drawn == before)
    view.setNeedsDisplay(CGRect(x: 90, y: 90, width: 30, height: 30))
    try board.screen.settle()
    #expect(view.drawn == before + 1)
  }

  @Test func aDisplayLinkRunsAsLongAsAModeHasIt() throws {
    let (board, view) = try counting()
    let link = CADisplayLink(target: view, selector: Selector("tick", { (it: Counting) in { it.tick() } }))
    func ticks() -> Int {
      let before = view.ticks
      board.screen.advance(by: 0.1)
      return view.ticks - before
    }
    link.add(to: .main, forMode: .default)
    link.add(to: .main, forMode: .common)
    #expect(ticks() > 3)
    link.remove(from: .main, forMode: .default)
    #expect(ticks() > 3)
    link.remove(from: .main, forMode: .common)
    #expect(ticks() == 0)
    link.add(to: .main, forMode: .common)
    link.invalidate()
    #expect(ticks() == 0)
  }

  @Test func aPresentationKnowsItsPresenterBeforeItBegins() {
    let presented = UIViewController(), presenter = UIViewController()
    let presentation = UIPresentationController(presentedViewController: presented, presenting: presenter)
    #expect(presentation.presentingViewController === presenter)
    #expect(UIPresentationController(presentedViewController: presented, presenting: nil).presentingViewController == nil)
  }

  @Test func aDrawingContextIsToldWhereTheTextIs() throws {
    let (board, _) = try counting()
    let text = NSAttributedString(string: String(repeating: "word ", count: 20))
    let context = NSStringDrawingContext()
    #expect(context.totalBounds == .zero)
    let bounds = text.boundingRect(
      with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: context)
    #expect(bounds.height > 30 && context.totalBounds == bounds)
    text.draw(with: CGRect(x: 5, y: 7, width: 100, height: 500), options: .usesLineFragmentOrigin, context: context)
    #expect(context.totalBounds == bounds.offsetBy(dx: 5, dy: 7))
    withExtendedLifetime(board) {}
  }
}
