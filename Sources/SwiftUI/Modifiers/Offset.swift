import CoreGraphics

/// Moves a view where it is drawn and touched.
struct OffsetModifier {
  var offset: CGSize
}

extension OffsetModifier: GeometryEffectModifier {
  static var layerName: String { "offset" }
  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
  func transform(for size: CGSize, in viewGraph: ViewGraph) -> CGAffineTransform {
    CGAffineTransform(
      translationX: viewGraph.finite(offset.width, "offset(x:)", or: 0),
      y: viewGraph.finite(offset.height, "offset(y:)", or: 0))
  }
}

extension View {
  /// Moves the view by `offset` points without a change of layout: its frame stays where it was, what is drawn and touched moves.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}
