import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Keys of a connected keyboard that scroll.
@MainActor @Suite struct KeyScrollTests {
  /// 852 points high over 9,000.
  private func stand() throws -> ScrollStand { try ScrollStand(content: CGSize(width: 393, height: 9000)) }

  @Test func arrowsPagesAndEnds() throws {
    let stand = try stand()
    let presses: [(Screen.Key, UIKeyModifierFlags, CGFloat)] = [
      (.downArrow, [], 40), (.pageDown, [], 852), (.space, [], 1664), (.space, .shift, 852), (.upArrow, [], 812),
      (.downArrow, .alternate, 1624), (.pageUp, [], 812), (.end, [], 8148), (.downArrow, [], 8148), (.home, [], 0),
      (.downArrow, .command, 8148), (.upArrow, .command, 0), (.pageUp, [], 0),
    ]
    for (key, modifiers, place) in presses {
      stand.screen.press(key, modifiers: modifiers)
      try stand.screen.settle()
      #expect(stand.offset == CGPoint(x: 0, y: place), "\(modifiers) \(key)")
    }
  }

  @Test func theDelegateHearsAnAnimationAndAHeldKeyIsOne() throws {
    let stand = try stand()
    stand.screen.press(.downArrow, count: 5)
    try stand.screen.settle()
    #expect(stand.offset.y == 200 && stand.readEvents() == ["did end animation"])
  }

  @Test func keysThatNobodyWantsDoNothing() throws {
    let stand = try stand()
    stand.screen.press(.downArrow, modifiers: .shift)
    stand.screen.press(.letter("j"))
    stand.screen.press(.leftArrow)
    stand.scrollView.allowsKeyboardScrolling = false
    stand.screen.press(.pageDown)
    try stand.screen.settle()
    #expect(stand.offset == .zero && stand.heard.isEmpty)
    #expect(stand.screen.touchLog.filter { $0.contains("key") && $0.hasSuffix("goes to nobody") }.count == 4)
  }

  @Test func aPageIsAPageWherePagesAreTurned() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 852 * 4))
    stand.scrollView.isPagingEnabled = true
    for key in [Screen.Key.pageDown, .downArrow, .pageUp] {
      stand.screen.press(key)
      try stand.screen.settle()
    }
    #expect(stand.offset.y == 852)
  }

  private final class Field: UIView, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() {}
  }

  @Test func nothingScrollsWhileTextIsWritten() throws {
    let stand = try stand()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stand.content.addSubview(field)
    field.becomeFirstResponder()
    for key in [Screen.Key.space, .downArrow, .pageDown, .end] { stand.screen.press(key) }
    try stand.screen.settle()
    #expect(stand.offset == .zero && field.text == " ")
    field.resignFirstResponder()
    stand.screen.press(.pageDown)
    try stand.screen.settle()
    #expect(stand.offset.y == 812 && field.text == " ")
  }
}
