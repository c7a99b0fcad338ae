import CoreGraphics
import LayerTree

// The search runs over layers; a view is asked when its layer is met, so that an override of `hitTest` or `point(inside:)` counts.
// The base `hitTest` answers with a view, while the search needs the whole path of layers below it (a hosting view's drawing has
// many): the path it found waits in `HitTestMemory` for the caller.
extension UIView: @preconcurrency HitTestOwner {
  public func hitPath(at point: CGPoint, in layer: Layer, opacity: Double) -> HitPath? {
    let memory = HitTestMemory.shared
    let outerOpacity = memory.opacityAbove
    memory.depth += 1
    memory.opacityAbove = opacity
    memory.found = nil
    defer {
      memory.depth -= 1
      memory.opacityAbove = outerOpacity
      memory.found = nil
    }
    guard let view = hitTest(viewPoint(point), with: nil) else { return nil }
    // An override may have asked a subview itself: then the path begins there and ends too early.
    let path = memory.found.flatMap { $0.view === view ? $0.path : nil } ?? HitPath(layers: [view.backingLayer])
    return path.completed(upTo: backingLayer)
  }

  /// What the base class's `hitTest` does.
  func layerHitTest(_ point: CGPoint) -> UIView? {
    let memory = HitTestMemory.shared
    let opacity = memory.opacityAbove
    memory.found = nil
    guard backingLayer.takesHits(opacity: opacity), self.point(inside: point, with: nil) else { return nil }
    let local = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    let path = backingLayer.hitTestChildren(local, opacity: opacity) ?? HitPath(layers: [backingLayer])
    guard let view = path.layers.lazy.compactMap({ $0.owner as? UIView }).first else { return nil }
    if memory.depth > 0 { memory.found = (view, path) }
    return view
  }

  private func viewPoint(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY) }

}

extension HitPath {
  /// The path with the layers between its end and `top`; nil when `top` is not above it.
  fileprivate func completed(upTo top: Layer) -> HitPath? {
    guard let last = layers.last, last.isDescendant(of: top) else { return nil }
    if last === top { return self }
    return HitPath(layers: layers + last.ancestors.prefix { $0 !== top } + [top])
  }
}

/// Carries the path of a hit test past `hitTest(_:with:)`, which has no place for it.
@MainActor
private final class HitTestMemory {
  static let shared = HitTestMemory()
  /// The product of the opacities above the view that is being asked.
  var opacityAbove = 1.0
  /// Searches under way, one in another; 0 while an app asks a view directly.
  var depth = 0
  var found: (view: UIView, path: HitPath)?
}
