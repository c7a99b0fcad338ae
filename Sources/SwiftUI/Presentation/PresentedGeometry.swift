import AttributeGraph
import LayerTree

/// Where presented content lies, for the graph: a root of its own, with its own safe area.
struct PresentedGeometry {
  /// All of the content and what covers its sides, in its own space.
  let safeArea: Attribute<SafeArea>
  /// The content's origin in the window. It moves with every step of a sheet: only those depend on it that ask for global places.
  private let origin: Attribute<CGPoint>

  init(_ subgraph: Subgraph) {
    safeArea = subgraph.input(SafeArea()) { "safe area of a presentation" }
    origin = subgraph.input(.zero) { "place of a presentation in the window" }
  }

  /// The root of the content's spaces: names given outside are not seen in it.
  func makeSpace(_ layer: Layer, _ viewGraph: ViewGraph) -> SpaceNode {
    let origin = origin
    let space = SpaceNode(root: layer, pixels: viewGraph.pixels)
    space.toWindow = { CGAffineTransform(translationX: origin.value.x, y: origin.value.y) }
    return space
  }

  /// `frame` is in the window.
  func update(_ frame: CGRect, insets: EdgeInsets) {
    safeArea.update(SafeArea(bounds: CGRect(origin: .zero, size: frame.size), insets: insets))
    origin.update(frame.origin)
  }
}

/// All of the content.
struct PresentedBounds: Rule {
  let safeArea: Attribute<SafeArea>
  func update(_ slot: Slot<CGRect>) -> Bool { slot.putIfChanged(safeArea.value.bounds) }
  func name() -> String { "frame of a presentation" }
  static var cycleDefault: CGRect? { .zero }
}

/// What `containerRelativeFrame` is measured by.
struct SafeSize: Rule {
  let safeArea: Attribute<SafeArea>
  func update(_ slot: Slot<CGSize>) -> Bool { slot.putIfChanged(safeArea.value.safe.size) }
  func name() -> String { "room of a presentation" }
  static var cycleDefault: CGSize? { .zero }
}

/// The presenting view's environment, with what takes the content away.
struct PresentedEnvironment: Rule {
  let outer: Attribute<EnvironmentValues>
  let dismiss: @MainActor () -> Void
  func update(_ slot: Slot<EnvironmentValues>) -> Bool {
    var values = outer.value
    values.setPresented(dismiss: dismiss)
    return slot.put(values)
  }
  func name() -> String { "environment of a presentation" }
}
