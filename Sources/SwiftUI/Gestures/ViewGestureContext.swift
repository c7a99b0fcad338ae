import GestureEngine
import LayerTree

/// The place of a gesture: the layer of the view that it is attached to.
final class ViewGestureContext: GestureContext {
  private let layer: Layer
  private let space: SpaceNode
  private weak var viewGraph: ViewGraph?
  let source: SourcePlace?

  init(layer: Layer, space: SpaceNode, viewGraph: ViewGraph, source: SourcePlace?) {
    self.layer = layer
    self.space = space
    self.viewGraph = viewGraph
    self.source = source
  }

  func convert(_ globalPoint: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return globalPoint
    case .local: return layer.convertFromRoot(globalPoint) ?? globalPoint
    case .named(let name):
      let named = viewGraph?.graph.untracked { self.space.named(name) }
      return named?.layer.convertFromRoot(globalPoint) ?? globalPoint
    }
  }

  func perform(_ action: () -> Void, named name: @autoclosure () -> String) { ActionContext.with(name, action) }

  var place: String { notedPlace()() }
  func notedPlace() -> () -> String {
    let names = names(above: layer), source = source
    return {
      let path = path(names)
      return source.map { "\(path) (\($0))" } ?? path
    }
  }
}
