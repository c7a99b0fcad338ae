/// The frame with its shorter sides round.
public struct Capsule: Shape, Hashable {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}
extension Capsule: InsettableShape, _InsetPath {
  /// The ends are half circles in both styles.
  nonisolated public func _path(in rect: CGRect, inset: CGFloat) -> Path {
    let rect = rect.shrunk(by: inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
}
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
