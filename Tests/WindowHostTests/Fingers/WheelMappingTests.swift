import CSDL
import CoreGraphics
import Testing
import UIKit

@testable import WindowHost

@Suite struct WheelMappingTests {
  private func turn(x: Float = 0, y: Float = 0, _ modifiers: SDL_Keymod...) -> WheelTurn {
    var event = SDL_MouseWheelEvent()
    event.preciseX = x
    event.preciseY = y
    return WheelMapping.turn(event, at: CGPoint(x: 3, y: 4), modifiers: modifiers.reduce(0) { $0 | UInt32($1.rawValue) })
  }

  @Test func towardsThePersonIsTowardsTheEnd() {
    #expect(turn(y: -1) == WheelTurn(at: CGPoint(x: 3, y: 4), by: CGVector(dx: 0, dy: 60)))
    #expect(turn(x: 0.5, y: 0.25).distance == CGVector(dx: 30, dy: -15))
  }

  @Test func controlZoomsAndShiftLiesOnItsSide() {
    #expect(turn(y: 1, KMOD_RCTRL).modifiers == .control)
    #expect(turn(y: 1, KMOD_LSHIFT, KMOD_NUM).modifiers == .shift)
    #expect(turn(y: 1, KMOD_LALT).modifiers == [])
  }
}
