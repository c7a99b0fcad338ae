import CoreGraphics
import UIKit

/// A mouse that is connected to the device. It presses nothing: a press is a finger's.
extension Screen {
  /// Points that content moves by for one notch of a mouse's wheel.
  public static let wheelNotch = WheelTurn.notch

  /// Where the mouse's pointer is, in points; nil while there is none. Keys scroll what lies under it.
  public var pointerLocation: CGPoint? {
    get { frames.pointer.location }
    set {
      guard let newValue, !newValue.x.isFinite || !newValue.y.isFinite else { return frames.pointer.location = newValue }
      notebook.reports.append("pointerLocation was set to \(newValue), which is no place; it stays where it is.")
    }
  }

  /// Turns the wheel at once by `distance`, with the pointer at `point`; the content glides there while time passes (`settle()`).
  ///
  /// `distance` is in points: content moves towards its end, down and to the right, where it is positive. With `.shift` the vertical
  /// wheel moves content sideways. With `.control` it zooms, at the pointer; four notches up (`-4 * wheelNotch`) double the scale. A
  /// turn that no scroll view takes does nothing; `touchLog` says so.
  public func scrollWheel(at point: CGPoint, by distance: CGVector, modifiers: UIKeyModifierFlags = []) {
    guard [point.x, point.y, distance.dx, distance.dy].allSatisfy(\.isFinite) else {
      notebook.reports.append(
        "scrollWheel(at: \(point), by: \(distance)) at \(seconds(now)) s: these are no finite numbers; the wheel was not turned.")
      return
    }
    becomeCurrent()
    frames.deliver(WheelTurn(at: point, by: distance, modifiers: modifiers), at: nextFrameTime)
    advance(to: nextFrameTime)
  }
}
