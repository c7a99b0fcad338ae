import CSDL
import CoreGraphics
import UIKit

/// What a turn of the mouse's wheel, or of two fingers on a touchpad, is to the application.
enum WheelMapping {
  /// SDL counts notches, parts of them for fine wheels and touchpads: up and to the right where positive. Content goes the way that
  /// the desktop wants it to go: where it is set to move with the fingers, the numbers come turned round already.
  ///
  /// Ctrl zooms, and Shift lays the wheel on its side.
  /// - Parameter bits: SDL's modifiers (`KMOD_LCTRL` and so on).
  static func turn(_ event: SDL_MouseWheelEvent, at location: CGPoint, modifiers bits: UInt32) -> WheelTurn {
    var modifiers: UIKeyModifierFlags = []
    if bits & UInt32(KMOD_SHIFT.rawValue) != 0 { modifiers.insert(.shift) }
    if bits & UInt32(KMOD_CTRL.rawValue) != 0 { modifiers.insert(.control) }
    let distance = CGVector(
      dx: CGFloat(event.preciseX) * WheelTurn.notch, dy: -CGFloat(event.preciseY) * WheelTurn.notch)
    return WheelTurn(at: location, by: distance, modifiers: modifiers)
  }
}
