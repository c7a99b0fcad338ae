import CoreGraphics
import LayerTree

/// A layer that takes touches on its whole rectangle.
func box(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ children: [Layer] = []) -> Layer {
  let layer = Layer(name: name)
  layer.position = CGPoint(x: x, y: y)
  layer.size = CGSize(width: width, height: height)
  layer.hitShape = .bounds
  layer.setChildren(children)
  return layer
}

extension Layer {
  /// The names on the path of a hit, innermost first, or "nothing".
  func hit(_ x: CGFloat, _ y: CGFloat) -> String {
    hitTest(CGPoint(x: x, y: y))?.layers.map(\.name).joined(separator: " ") ?? "nothing"
  }
}
