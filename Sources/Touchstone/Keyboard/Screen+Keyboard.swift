import CoreGraphics
import LayerTree
import UIKit

/// A hardware keyboard, as it is connected to the device: it covers nothing.
extension Screen {
  /// A key that is no letter.
  public enum Key: Hashable, Sendable {
    case `return`, tab, escape
    /// Deletes what lies before the caret.
    case delete
    /// Deletes what lies after the caret.
    case forwardDelete
    case leftArrow, rightArrow, upArrow, downArrow
    case home, end, pageUp, pageDown
    /// The space bar, where no text is written; `type(" ")` types it too.
    case space
    /// For shortcuts: `press(.letter("a"), modifiers: .command)`.
    case letter(Character)
  }

  /// Types `text`, one character each 1/60 s, into whatever has the keyboard's focus. `\n` is the return key, `\t` the tab key.
  ///
  /// When nobody takes a character there is a line in `reports`, and the rest is left out.
  /// - Parameter atOnce: The text comes in one piece, as an input method or dictation commits it.
  public func type(_ text: String, atOnce: Bool = false) {
    if atOnce {
      _ = strike(KeyPress(.text(text)), of: text)
      return
    }
    for character in text {
      let key: KeyPress.Key =
        switch character {
        case "\n", "\r", "\r\n": .return
        case "\t": .tab
        default: .text(String(character))
        }
      guard strike(KeyPress(key), of: text) else { return }
    }
  }

  /// Presses a key, `count` times. Unlike `type(_:)` it reports nothing when nobody uses it.
  public func press(_ key: Key, modifiers: UIKeyModifierFlags = [], count: Int = 1) {
    for _ in 0..<max(0, count) {
      let press = KeyPress(key.pressed, modifiers: modifiers)
      frames.deliver(press, at: nextFrameTime)
      advance(to: nextFrameTime)
    }
  }

  /// One press in a frame of its own; false when nobody used it.
  private func strike(_ press: KeyPress, of text: String) -> Bool {
    let (delivered, unused) = (notebook.keyPresses, notebook.unusedKeyPresses)
    becomeCurrent()
    frames.deliver(press, at: nextFrameTime)
    advance(to: nextFrameTime)
    // Inside a frame no time passes: it has been reported, and the press waits for the frame that comes.
    guard notebook.keyPresses > delivered else { return false }
    guard notebook.unusedKeyPresses > unused else { return true }
    notebook.reports.append(
      "type(\(quoted(text))) at \(seconds(now)) s: nothing takes \(press); the rest is left out. \(focusInWords)")
    return false
  }

  var nextFrameTime: TimeInterval { frameTime(atOrAfter: max(now, frames.now) + 1e-6) }

  private func quoted(_ text: String) -> String { "\"\(text.prefix(40))\(text.count > 40 ? "…" : "")\"" }

  private var focusInWords: String {
    guard let window = scene.keyWindow else { return "No window is key, so keys go nowhere." }
    if let responder = window.firstResponder {
      return "\(Swift.type(of: responder)) has the keyboard's focus and did not want it."
    }
    let fields = elements.filter { $0.role == .textField }.map(\.description)
    let there = fields.isEmpty ? "There is no text field on the screen." : "There is: \(fields.joined(separator: "; "))."
    return "Nothing has the keyboard's focus: tap a text field first, or set the @FocusState that it is bound to. \(there)"
  }
}

extension Screen.Key {
  fileprivate var pressed: KeyPress.Key {
    switch self {
    case .return: .return
    case .tab: .tab
    case .escape: .escape
    case .delete: .deleteBackward
    case .forwardDelete: .deleteForward
    case .leftArrow: .left
    case .rightArrow: .right
    case .upArrow: .up
    case .downArrow: .down
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .space: .text(" ")
    case .letter(let character): .text(String(character))
    }
  }
}
