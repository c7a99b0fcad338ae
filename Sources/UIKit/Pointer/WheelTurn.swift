import CoreGraphics

/// A turn of a mouse's wheel, or two fingers' way on a touchpad: what a host reports.
package struct WheelTurn: Hashable, Sendable {
  /// Points that content moves by for one notch of a wheel (a choice: three lines of text).
  package static let notch: CGFloat = 60
  /// With Control, so many notches double the scale, or halve it (a choice).
  private static let notchesToDouble: CGFloat = 4

  /// Where the pointer is, on the screen.
  package var location: CGPoint
  /// Points by which content is to move: towards its end, down and to the right, where positive.
  package var distance: CGVector
  package var modifiers: UIKeyModifierFlags

  package init(at location: CGPoint, by distance: CGVector, modifiers: UIKeyModifierFlags = []) {
    self.location = location
    self.distance = distance
    self.modifiers = modifiers
  }

  var isFinite: Bool { [location.x, location.y, distance.dx, distance.dy].allSatisfy(\.isFinite) }

  /// Control, or Command, turns it into a zoom; Shift lays it on its side.
  var zooms: Bool { !modifiers.isDisjoint(with: [.control, .command]) }
  /// How much larger it makes things: away from the person, which is up, enlarges.
  var magnification: CGFloat { pow(2, -distance.dy / (Self.notch * Self.notchesToDouble)) }
  var way: CGPoint {
    modifiers.contains(.shift) && distance.dx == 0
      ? CGPoint(x: distance.dy, y: 0) : CGPoint(x: distance.dx, y: distance.dy)
  }
}

extension WheelTurn: CustomStringConvertible {
  package var description: String {
    let held = modifiers.contains(.shift) ? "shift+" : zooms ? "control+" : ""
    return "\(held)wheel by (\(Self.short(distance.dx)), \(Self.short(distance.dy)))"
  }
  private static func short(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
