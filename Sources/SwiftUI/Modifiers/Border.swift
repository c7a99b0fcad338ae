import CoreGraphics

extension View {
  /// A line of `width` points along the inner side of the view's edges. It takes no touches (a choice).
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false) }
  }
}
