import CSDL
import Testing
import UIKit

@testable import WindowHost

@Suite struct WindowCommandTests {
  private func command(_ key: SDL_KeyCode, _ modifiers: SDL_Keymod...) -> WindowCommand? {
    WindowCommand(key: SDL_Keycode(bitPattern: key.rawValue), modifiers: modifiers.reduce(0) { $0 | UInt32($1.rawValue) })
  }

  @Test func controlAndALetterIsACommand() {
    #expect(command(SDLK_d, KMOD_LCTRL) == .changeAppearance)
    #expect(command(SDLK_r, KMOD_RCTRL) == .rotate)
    #expect(command(SDLK_EQUALS, KMOD_LCTRL, KMOD_LSHIFT) == .largerText, "plus, where it lies on the key of equals")
    #expect(command(SDLK_KP_MINUS, KMOD_LCTRL, KMOD_NUM) == .smallerText)
    #expect(command(SDLK_q, KMOD_LCTRL) == .quit)
  }

  @Test func otherKeysAreTheApplications() {
    #expect(command(SDLK_d) == nil)
    #expect(command(SDLK_a, KMOD_LCTRL) == nil)
    #expect(command(SDLK_d, KMOD_LCTRL, KMOD_LALT) == nil)
  }

  @Test func textSizesEndWhereTheSystemsDo() {
    #expect(TextSizes.size(1, from: .large) == .extraLarge)
    #expect(TextSizes.size(-100, from: .large) == .extraSmall)
    #expect(TextSizes.size(100, from: .large) == .accessibilityExtraExtraExtraLarge)
  }
}
