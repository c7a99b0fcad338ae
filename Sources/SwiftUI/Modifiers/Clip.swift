import CoreGraphics
import LayerTree

/// Cuts a view to a shape; touches are not cut, as on iOS.
struct ClipModifier<ClipShapeType: Shape> {
  var shape: ClipShapeType
  var isEvenOdd: Bool
}

extension ClipModifier: LayerModifier {
  static var layerName: String { "clipShape" }
  var animatableData: ClipShapeType.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) {
    let bounds = CGRect(origin: .zero, size: size)
    layer.clip = shape is Rectangle ? .bounds : .path(shape.path(in: bounds).kept(), evenOdd: isEvenOdd)
  }
}

extension View {
  /// Draws only what lies inside the shape, laid in the view's frame. The view goes on taking touches outside it.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }
  nonisolated public func clipped() -> some View { clipShape(Rectangle()) }
  nonisolated public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
