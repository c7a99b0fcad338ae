import CSDL

/// What a key asks of the window rather than of the application.
enum WindowCommand: CaseIterable {
  case changeAppearance, rotate, largerText, smallerText, standardText, changeFrame, quit

  /// Ctrl and one of these keys; the first is the one that is told about.
  private var keys: [SDL_KeyCode] {
    switch self {
    case .changeAppearance: [SDLK_d]
    case .rotate: [SDLK_r]
    case .largerText: [SDLK_PLUS, SDLK_EQUALS, SDLK_KP_PLUS]
    case .smallerText: [SDLK_MINUS, SDLK_KP_MINUS]
    case .standardText: [SDLK_0, SDLK_KP_0]
    case .changeFrame: [SDLK_b]
    case .quit: [SDLK_q]
    }
  }

  /// - Parameter modifiers: SDL's bits (`KMOD_LCTRL` and so on).
  init?(key: SDL_Keycode, modifiers: UInt32) {
    guard modifiers & UInt32(KMOD_CTRL.rawValue) != 0, modifiers & UInt32(KMOD_ALT.rawValue | KMOD_GUI.rawValue) == 0,
      let command = Self.allCases.first(where: { $0.keys.contains { SDL_Keycode(bitPattern: $0.rawValue) == key } })
    else { return nil }
    self = command
  }

  /// What a person is told.
  static let help = """
    Ctrl+D  light or dark             Ctrl+R  turns the device
    Ctrl++  larger text               Ctrl+-  smaller text, Ctrl+0 as sold
    Ctrl+B  shows or hides the frame  Ctrl+Q  quits
    The mouse is a finger; with Alt a second one mirrors it, with Alt+Shift both move together.
    The wheel and the keys scroll what lies under the pointer; Ctrl and the wheel zoom.
    """
}
