import CSDL
import Testing
import UIKit

@testable import WindowHost

@Suite struct KeyMappingTests {
  private func press(_ key: SDL_KeyCode, _ modifiers: SDL_Keymod..., takesText: Bool = true) -> KeyPress? {
    KeyMapping.press(
      of: SDL_Keycode(bitPattern: key.rawValue), modifiers: modifiers.reduce(0) { $0 | UInt32($1.rawValue) },
      takesText: takesText)
  }

  @Test func editingKeysGoByName() {
    #expect(press(SDLK_BACKSPACE) == KeyPress(.deleteBackward))
    #expect(press(SDLK_KP_ENTER, KMOD_NUM) == KeyPress(.return))
    #expect(press(SDLK_TAB, KMOD_LSHIFT) == KeyPress(.tab, modifiers: .shift))
    #expect(press(SDLK_LEFT, KMOD_LALT, KMOD_RSHIFT) == KeyPress(.left, modifiers: [.alternate, .shift]))
  }

  @Test func controlIsTheCommandKey() {
    #expect(press(SDLK_a, KMOD_LCTRL) == KeyPress(.text("a"), modifiers: .command))
    #expect(press(SDLK_HOME, KMOD_RCTRL) == KeyPress(.home, modifiers: .command))
  }

  @Test func lettersComeAsTextInstead() {
    #expect(press(SDLK_a) == nil && press(SDLK_a, KMOD_LSHIFT) == nil && press(SDLK_SPACE) == nil)
    #expect(press(SDLK_F5, KMOD_LCTRL) == nil)
  }

  @Test func theSpaceBarIsAKeyWhereNobodyWrites() {
    #expect(press(SDLK_SPACE, KMOD_LSHIFT, takesText: false) == KeyPress(.text(" "), modifiers: .shift))
    #expect(press(SDLK_a, takesText: false) == nil && press(SDLK_PAGEDOWN) == KeyPress(.pageDown))
  }
}
