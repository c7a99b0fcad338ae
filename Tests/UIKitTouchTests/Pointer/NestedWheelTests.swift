import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Which of several scroll views the wheel and the keys move.
@MainActor @Suite struct NestedWheelTests {
  /// A column with a box in it that scrolls down, and a strip that scrolls sideways.
  @MainActor private struct Nest {
    let outer = UIScrollView(), box = UIScrollView(), strip = UIScrollView()
    let screen: Screen
    init() throws {
      let (outer, box, strip) = (outer, box, strip)
      screen = try Screen(.plain) {
        let controller = UIViewController()
        controller.view = outer
        return controller
      }
      outer.contentSize = CGSize(width: 393, height: 3000)
      box.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
      box.contentSize = CGSize(width: 200, height: 300)
      strip.frame = CGRect(x: 0, y: 400, width: 393, height: 100)
      strip.contentSize = CGSize(width: 2000, height: 100)
      outer.addSubview(box)
      outer.addSubview(strip)
      try screen.settle()
    }
    func turn(over point: CGPoint, _ notches: CGFloat, modifiers: UIKeyModifierFlags = []) throws {
      screen.scrollWheel(at: point, by: CGVector(dx: 0, dy: notches * Screen.wheelNotch), modifiers: modifiers)
      try screen.settle()
    }
  }
  private let inBox = CGPoint(x: 100, y: 200), inStrip = CGPoint(x: 100, y: 430)

  @Test func theInnermostThatCanGoThatWay() throws {
    let nest = try Nest()
    try nest.turn(over: inStrip, 1)
    #expect(nest.outer.contentOffset.y == 60 && nest.strip.contentOffset == .zero)
    try nest.turn(over: inStrip, 1, modifiers: .shift)
    #expect(nest.strip.contentOffset.x == 60 && nest.outer.contentOffset == CGPoint(x: 0, y: 60))
    try nest.turn(over: inBox, 1)
    #expect(nest.box.contentOffset.y == 60 && nest.outer.contentOffset.y == 60)
  }

  @Test func theOuterOneOnceTheInnerOneIsAtItsEndAndTheWheelHasRested() throws {
    let nest = try Nest()
    for _ in 1...4 { nest.screen.scrollWheel(at: inBox, by: CGVector(dx: 0, dy: 60)) }
    try nest.screen.settle()
    #expect(nest.box.contentOffset.y == 100 && nest.outer.contentOffset.y == 0)
    nest.screen.advance(by: 0.5)
    try nest.turn(over: inBox, 1)
    #expect(nest.box.contentOffset.y == 100 && nest.outer.contentOffset.y == 60)
    nest.screen.advance(by: 0.5)
    try nest.turn(over: inBox, -1)
    #expect(nest.box.contentOffset.y == 40 && nest.outer.contentOffset.y == 60)
  }

  @Test func keysMoveWhatLiesUnderThePointer() throws {
    let nest = try Nest()
    nest.screen.pointerLocation = inBox
    nest.screen.press(.downArrow)
    try nest.screen.settle()
    #expect(nest.box.contentOffset.y == 40 && nest.outer.contentOffset.y == 0)
    nest.screen.press(.end)
    try nest.screen.settle()
    nest.screen.press(.downArrow)
    try nest.screen.settle()
    #expect(nest.box.contentOffset.y == 100 && nest.outer.contentOffset.y == 40)
    nest.screen.pointerLocation = CGPoint(x: 100, y: 410)
    nest.screen.press(.rightArrow)
    try nest.screen.settle()
    #expect(nest.strip.contentOffset.x == 40)
  }

  @Test func whatIsShownEnlargedMovesByLess() throws {
    let nest = try Nest()
    nest.box.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    try nest.screen.settle()
    try nest.turn(over: inBox, 1)
    #expect(nest.box.contentOffset.y == 40)
  }
}
