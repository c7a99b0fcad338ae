import CoreGraphics
import Testing

@testable import UIKit

/// Who gets the keys: the first responder of the key window, then outwards along the chain.
@MainActor @Suite struct KeyboardTests {
  /// A view that takes text.
  private final class Slate: UIView, UIKeyInput {
    var text = ""
    var isStubborn = false
    var canHaveFocus = true
    override var canBecomeFirstResponder: Bool { canHaveFocus }
    override var canResignFirstResponder: Bool { !isStubborn }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
  }

  private func stage() -> (Stage, UIWindow, Slate, Slate) {
    let stage = Stage()
    let window = stage.window()
    let (first, second) = (Slate(), Slate())
    window.addSubview(first)
    first.addSubview(second)
    return (stage, window, first, second)
  }

  @Test func oneAtATime() {
    let (_, window, first, second) = stage()
    #expect(!first.isFirstResponder && window.firstResponder == nil)
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(first.resignFirstResponder() && second.isFirstResponder)
    #expect(second.resignFirstResponder() && window.firstResponder == nil)
  }

  @Test func mayAndMayNot() {
    let (_, _, first, second) = stage()
    #expect(!UIView().becomeFirstResponder())
    first.canHaveFocus = false
    #expect(!first.becomeFirstResponder())
    #expect(!Slate().becomeFirstResponder())
    second.becomeFirstResponder()
    second.isStubborn = true
    first.canHaveFocus = true
    #expect(!first.becomeFirstResponder() && second.isFirstResponder && !second.resignFirstResponder())
  }

  @Test func keysGoToTheFirstResponderInTheNextFrame() {
    let (stage, _, first, second) = stage()
    second.becomeFirstResponder()
    stage.frames.frame(at: 1)
    let keys: [KeyPress.Key] = [.text("가"), .text("b"), .deleteBackward, .return, .left]
    for key in keys { stage.frames.deliver(KeyPress(key)) }
    stage.frames.deliver(KeyPress(.text("a"), modifiers: .command))
    #expect(second.text.isEmpty && stage.frames.nextWakeUp == 1)
    stage.frames.frame(at: 1.1)
    #expect(second.text == "가\n" && first.text.isEmpty)
    stage.frames.deliver(KeyPress(.text("later")), at: 2)
    stage.frames.frame(at: 1.9)
    #expect(second.text == "가\n")
    stage.frames.frame(at: 2)
    #expect(second.text == "가\nlater")
  }

  @Test func nobodyHasThem() {
    let (stage, _, first, _) = stage()
    stage.frames.deliver(KeyPress(.text("x")))
    stage.frames.frame(at: 1)
    #expect(first.text.isEmpty && stage.frames.nextWakeUp == nil)
  }

  @Test func whoLeavesTheWindowResigns() {
    let (_, window, first, second) = stage()
    second.becomeFirstResponder()
    second.isStubborn = true
    first.removeFromSuperview()
    #expect(window.firstResponder == nil && !second.isFirstResponder)
  }
}
