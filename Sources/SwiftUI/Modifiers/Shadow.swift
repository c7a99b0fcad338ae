import CoreGraphics
import LayerTree

/// A shadow of all that a view draws.
struct ShadowModifier {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
}

extension ShadowModifier: LayerModifier {
  static var layerName: String { "shadow" }
  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) {
    layer.shadow = LayerShadow(
      color: color.resolved(in: context.environment.value),
      radius: max(0, OddNumbers.finite(radius, "shadow(radius:)", or: 0)),
      offset: OddNumbers.finite(offset, "The offset of a shadow", or: 0))
  }
}

extension View {
  /// A shadow of `radius` points, moved by (x, y).
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
