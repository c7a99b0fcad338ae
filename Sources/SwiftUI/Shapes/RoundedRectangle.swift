/// The frame with round corners.
public struct RoundedRectangle: Shape, Hashable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension RoundedRectangle: InsettableShape, _InsetPath {
  /// Radii shrink with the frame.
  nonisolated public func _path(in rect: CGRect, inset: CGFloat) -> Path {
    let own = OddNumbers.finite(cornerSize, "The corner of a RoundedRectangle", or: 0)
    let corner = CGSize(width: max(0, own.width - inset), height: max(0, own.height - inset))
    return Path(roundedRect: rect.shrunk(by: inset), cornerSize: corner, style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
