import CSDL
import UIKit

/// What a key of the keyboard is to the application; letters that are to be typed come as text instead.
enum KeyMapping {
  private static let named: [(SDL_KeyCode, KeyPress.Key)] = [
    (SDLK_RETURN, .return), (SDLK_KP_ENTER, .return), (SDLK_TAB, .tab), (SDLK_ESCAPE, .escape),
    (SDLK_BACKSPACE, .deleteBackward), (SDLK_DELETE, .deleteForward), (SDLK_LEFT, .left), (SDLK_RIGHT, .right),
    (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_HOME, .home), (SDLK_END, .end),
    (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown),
  ]

  /// Ctrl, the modifier of shortcuts here, counts as Apple's Command.
  /// - Parameters:
  ///   - modifiers: SDL's bits (`KMOD_LCTRL` and so on).
  ///   - takesText: The space bar comes as text.
  static func press(of key: SDL_Keycode, modifiers bits: UInt32, takesText: Bool) -> KeyPress? {
    let modifiers = modifiers(bits)
    if key == SDL_Keycode(bitPattern: SDLK_SPACE.rawValue), !takesText { return KeyPress(.text(" "), modifiers: modifiers) }
    if let (_, name) = named.first(where: { SDL_Keycode(bitPattern: $0.0.rawValue) == key }) {
      return KeyPress(name, modifiers: modifiers)
    }
    // Keys with a letter are called by its number in Unicode.
    guard modifiers.contains(.command), key > 0x20, key < 0x7F, let scalar = Unicode.Scalar(UInt32(key)) else { return nil }
    return KeyPress(.text(String(Character(scalar))), modifiers: modifiers)
  }

  private static func modifiers(_ bits: UInt32) -> UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if bits & UInt32(KMOD_SHIFT.rawValue) != 0 { flags.insert(.shift) }
    if bits & UInt32(KMOD_CTRL.rawValue) != 0 { flags.insert(.command) }
    if bits & UInt32(KMOD_ALT.rawValue) != 0 { flags.insert(.alternate) }
    return flags
  }
}
