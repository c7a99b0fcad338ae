/// One press of a hardware keyboard, or what an input method has made of several: what a host reports.
package struct KeyPress: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    /// What is to be inserted; with `.command` or `.control` the letter of a shortcut. An input method's text may be of any
    /// length.
    case text(String)
    case `return`, tab, escape
    case deleteBackward, deleteForward
    /// As they lie on the keyboard: left is left in text that runs right to left too.
    case left, right, up, down
    case home, end, pageUp, pageDown
  }

  package var key: Key
  package var modifiers: UIKeyModifierFlags

  package init(_ key: Key, modifiers: UIKeyModifierFlags = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// What it inserts where text is taken: nothing for a shortcut.
  package var insertion: String? {
    guard modifiers.isDisjoint(with: [.command, .control]) else { return nil }
    switch key {
    case .text(let text): return text
    case .return: return "\n"
    case .tab: return "\t"
    case .escape, .deleteBackward, .deleteForward, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown:
      return nil
    }
  }
}

extension KeyPress: CustomStringConvertible {
  package var description: String {
    let names: [(UIKeyModifierFlags, String)] = [
      (.control, "control"), (.alternate, "option"), (.shift, "shift"), (.command, "command"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1)
    let name = if case .text(let text) = key { "\"\(text.prefix(40))\"" } else { "\(key)" }
    return (held + [name]).joined(separator: "+")
  }
}

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A responder that looks at key presses itself, before any text is inserted.
@MainActor
package protocol KeyPressResponder: UIResponder {
  /// True when the press has been used; otherwise the next responder is asked.
  func handle(_ press: KeyPress) -> Bool
}
