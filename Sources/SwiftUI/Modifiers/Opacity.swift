import CoreGraphics
import LayerTree

/// Makes a view see-through as a whole.
struct OpacityModifier {
  var opacity: Double
}

extension OpacityModifier: LayerModifier {
  static var layerName: String { "opacity" }
  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) {
    layer.opacity = min(1, max(0, OddNumbers.finite(opacity, "opacity(_:)", or: 1)))
  }
}

extension View {
  /// From 0 (not there, not hit) to 1. Below 0.001 the view takes no touches.
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }
  /// Keeps the view's place and does not show it.
  nonisolated public func hidden() -> some View { modifier(OpacityModifier(opacity: 0)).allowsHitTesting(false) }
}
