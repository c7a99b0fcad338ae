import CoreGraphics

/// The parts of the host's root that bars and corners cover, in the root's space. Leading is left here, whatever the direction.
struct SafeArea: Equatable {
  /// All of the root.
  var bounds = CGRect.zero
  var insets = EdgeInsets()

  /// The safe part, as if leading were left.
  func safe(isRightToLeft: Bool) -> CGRect {
    guard isRightToLeft else { return safe }
    var mirrored = self
    mirrored.insets = insets.mirrored
    return mirrored.safe
  }

  var safe: CGRect {
    CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// Something covers a side. Without insets no frame has room beyond the safe area.
  var hasInsets: Bool { insets != EdgeInsets() }

  /// A frame's side counts as at the safe area's when it is nearer than this, in points.
  private static let tolerance: CGFloat = 0.01

  /// How far each side of `frame` can go on to the edge of the screen: 0 at sides that do not touch the safe area's.
  func room(around frame: CGRect) -> EdgeInsets {
    let safe = safe
    func room(_ isAtEdge: Bool, _ distance: CGFloat) -> CGFloat { isAtEdge ? max(0, distance) : 0 }
    return EdgeInsets(
      top: room(frame.minY <= safe.minY + Self.tolerance, frame.minY - bounds.minY),
      leading: room(frame.minX <= safe.minX + Self.tolerance, frame.minX - bounds.minX),
      bottom: room(frame.maxY >= safe.maxY - Self.tolerance, bounds.maxY - frame.maxY),
      trailing: room(frame.maxX >= safe.maxX - Self.tolerance, bounds.maxX - frame.maxX))
  }

  /// The insets at the sides where `frame` touches the safe area's edge, or lies beyond it.
  func insets(overlapping frame: CGRect) -> EdgeInsets {
    let safe = safe
    func inset(_ isAtEdge: Bool, _ inset: CGFloat, _ gone: CGFloat) -> CGFloat { isAtEdge ? max(0, inset - max(0, gone)) : 0 }
    return EdgeInsets(
      top: inset(frame.minY <= safe.minY + Self.tolerance, insets.top, bounds.minY - frame.minY),
      leading: inset(frame.minX <= safe.minX + Self.tolerance, insets.leading, bounds.minX - frame.minX),
      bottom: inset(frame.maxY >= safe.maxY - Self.tolerance, insets.bottom, frame.maxY - bounds.maxY),
      trailing: inset(frame.maxX >= safe.maxX - Self.tolerance, insets.trailing, frame.maxX - bounds.maxX))
  }
}

/// The kinds of things that cover a screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars, the notch, the home indicator.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen covers. Text comes from a hardware keyboard here, which covers nothing, as on a device with one
  /// connected: the region is empty, and to ignore it alone changes nothing.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
