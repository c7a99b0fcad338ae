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

  var size: CGSize { layer.size }

  func perform(_ action: () -> Void, named name: @autoclosure () -> String) { ActionContext.with(name, action) }

  var place: String { notedName("") { words(ofPlace: $0) }.description }
  func notedName(_ kind: String, wording: @escaping @Sendable (NotedName) -> String) -> NotedName {
    if !areNames(lastPlaces, above: layer) { lastPlaces = names(above: layer) }
    return NotedName(kind, on: lastPlaces, file: source?.fileID, line: source?.line ?? 0, wording: wording)
  }
  /// As they were when they were last asked for. They seldom change, and one array is quickly found equal to itself.
  private var lastPlaces: [String] = []
}
