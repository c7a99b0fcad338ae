import CoreGraphics

/// The radii of a rectangle's corners, in points. Leading is left.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
  public var topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
    set {
      (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
      (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
  func shrunk(by amount: CGFloat) -> RectangleCornerRadii {
    func shrunk(_ radius: CGFloat) -> CGFloat { max(0, OddNumbers.finite(radius, "A radius of a corner", or: 0) - amount) }
    return RectangleCornerRadii(
      topLeading: shrunk(topLeading), bottomLeading: shrunk(bottomLeading), bottomTrailing: shrunk(bottomTrailing),
      topTrailing: shrunk(topTrailing))
  }
}

/// The frame with a radius of its own for each corner.
public struct UnevenRoundedRectangle: Shape, Hashable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle: InsettableShape, _InsetPath {
  nonisolated public func _path(in rect: CGRect, inset: CGFloat) -> Path {
    Path(roundedRect: rect.shrunk(by: inset), cornerRadii: cornerRadii.shrunk(by: inset), style: style)
  }
}

extension Path {
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    func corner(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    let path = CGMutablePath()
    let sizes = CGMutablePath.CornerSizes(
      topLeft: corner(cornerRadii.topLeading), topRight: corner(cornerRadii.topTrailing),
      bottomRight: corner(cornerRadii.bottomTrailing), bottomLeft: corner(cornerRadii.bottomLeading))
    path.addRoundedRect(in: rect, cornerSizes: sizes, style: style == .continuous ? .continuous : .circular)
    self.init(path)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius, style: style)
  }
}
