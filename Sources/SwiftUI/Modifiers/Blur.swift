import CoreGraphics
import LayerTree

/// Blurs all that a view draws.
struct BlurModifier {
  var radius: CGFloat
  var isOpaque: Bool
}

extension BlurModifier: LayerModifier {
  static var layerName: String { "blur" }
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) {
    let radius = max(0, OddNumbers.finite(radius, "blur(radius:)", or: 0))
    layer.filter = radius > 0 ? .blur(radius: radius, isOpaque: isOpaque) : nil
  }
}

extension View {
  /// A Gaussian blur whose deviation is `radius` points. It spreads beyond the view's frame, unless it is `opaque`.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }
}
