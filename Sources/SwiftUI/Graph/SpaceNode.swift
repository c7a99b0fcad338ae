import AttributeGraph
import LayerTree

/// Where a layer of SwiftUI content lies in the layer around it, readable by rules.
///
/// A rule that asks for a global frame depends on every step of the way up; nobody else pays for it.
class SpaceNode {
  let parent: SpaceNode?
  let layer: Layer
  /// Layers are placed on whole pixels.
  let pixels: PixelGrid
  /// Reads the name given here by `.coordinateSpace(_:)`.
  var coordinateSpaceName: (() -> AnyHashable)?
  /// Of a root that is not the host's: reads where it lies in the window.
  var toWindow: (() -> CGAffineTransform)?

  init(parent: SpaceNode, layer: Layer) {
    self.parent = parent
    self.layer = layer
    pixels = parent.pixels
  }
  /// The root of a host, or of something presented.
  init(root layer: Layer, pixels: PixelGrid) {
    parent = nil
    self.layer = layer
    self.pixels = pixels
  }

  /// From the layer's space to the parent's, read by the running rule.
  func transformToParent() -> CGAffineTransform { .identity }
  /// Where the view that the layer belongs to begins in it: less than a pixel from its origin. Read by the running rule.
  var viewOrigin: CGPoint { .zero }
}

/// A layer placed at the origin of a frame.
final class FramedSpace: SpaceNode {
  private let frame: Attribute<CGRect>
  init(parent: SpaceNode, layer: Layer, frame: Attribute<CGRect>) {
    self.frame = frame
    super.init(parent: parent, layer: layer)
  }
  override func transformToParent() -> CGAffineTransform {
    let origin = pixels.round(frame.value.origin)
    return CGAffineTransform(translationX: origin.x, y: origin.y)
  }
  override var viewOrigin: CGPoint { pixels.rest(of: frame.value.origin) }
}

/// A layer moved, turned or scaled by a geometry effect, without a change of layout.
final class EffectSpace: SpaceNode {
  private let frame: Attribute<CGRect>
  private let effect: (CGSize) -> CGAffineTransform
  /// `effect` maps the unmoved space to the moved one, for a view of the given size; it reads the graph.
  init(parent: SpaceNode, layer: Layer, frame: Attribute<CGRect>, effect: @escaping (CGSize) -> CGAffineTransform) {
    self.frame = frame
    self.effect = effect
    super.init(parent: parent, layer: layer)
  }
  override func transformToParent() -> CGAffineTransform {
    let frame = frame.value
    let origin = pixels.round(frame.origin)
    return effect(frame.size).concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }
}

extension SpaceNode {
  /// From this space to its root, read by the running rule.
  func transformToRoot() -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while let parent = node.parent {
      transform = transform.concatenating(node.transformToParent())
      node = parent
    }
    return transform
  }

  /// From this space to one around it, or to the root without it; read by the running rule.
  func transform(to outer: SpaceNode) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while node !== outer, let parent = node.parent {
      transform = transform.concatenating(node.transformToParent())
      node = parent
    }
    return transform
  }

  /// From this space to the window, read by the running rule.
  func transformToWindow(_ viewGraph: ViewGraph) -> CGAffineTransform {
    var root = self
    while let parent = root.parent { root = parent }
    return transformToRoot().concatenating(root.toWindow?() ?? viewGraph.placeInWindow.value)
  }

  /// The nearest space around this one (or this one) with the name; nil when there is none.
  func named(_ name: AnyHashable) -> SpaceNode? {
    var node: SpaceNode? = self
    while let current = node {
      if current.coordinateSpaceName?() == name { return current }
      node = current.parent
    }
    return nil
  }
}
