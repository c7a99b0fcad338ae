import AttributeGraph
import GestureEngine
import LayerTree

/// Attaches a gesture to a view: a layer of its own around the view carries the recognizer.
struct GestureModifier<G: Gesture> {
  let gesture: G
  let priority: GestureRelation.Priority
  let mask: GestureMask
  let source: SourcePlace?
}

extension GestureModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (layer, space) = inputs.gestureLayer()
    inputs.subgraph.effect(GestureEffect(modifier: modifier, layer: layer, space: space, inputs: inputs))
    inputs.subgraph.onEnd { layer.setRecognizers([]) }
    return body(inputs.inside(layer, space: space, lendsLayer: true))
  }
}

/// Keeps the recognizer up to date with what the view says.
private struct GestureEffect<G: Gesture>: Rule {
  private let modifier: _GraphValue<GestureModifier<G>>
  private let layer: Layer
  private let space: SpaceNode
  private unowned(unsafe) let viewGraph: ViewGraph
  private let environment: Attribute<EnvironmentValues>
  private var recognizer: SwiftUIGestureRecognizer<G>?

  init(modifier: _GraphValue<GestureModifier<G>>, layer: Layer, space: SpaceNode, inputs: _ViewInputs) {
    self.modifier = modifier
    self.layer = layer
    self.space = space
    viewGraph = inputs.viewGraph
    environment = inputs.environment
  }

  mutating func update(_ slot: Slot<Void>) -> Bool {
    let modifier = modifier.value
    layer.source = modifier.source
    if let recognizer {
      recognizer.update(to: modifier.gesture, priority: modifier.priority)
    } else {
      let context = ViewGestureContext(layer: layer, space: space, viewGraph: viewGraph, source: modifier.source)
      recognizer = SwiftUIGestureRecognizer(modifier.gesture, priority: modifier.priority, context: context)
    }
    let isOn = modifier.mask.contains(.gesture) && environment.value.drawing.isEnabled
    layer.setRecognizers(isOn ? [recognizer!] : [])
    layer.blocksRecognizersBelow = !modifier.mask.contains(.subviews)
    return false
  }
  func name() -> String { "gesture \(G.self)" }
}

extension View {
  nonisolated private func attach<T: Gesture>(
    _ gesture: T, _ priority: GestureRelation.Priority, _ mask: GestureMask, _ source: SourcePlace?
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: priority, mask: mask, source: source))
  }

  /// A gesture that gives way to those of the views inside.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    attach(gesture, .standard, mask, SourcePlace(fileID: fileID, line: line))
  }
  @_disfavoredOverload
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    attach(gesture, .standard, mask, nil)
  }
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    attach(gesture, .standard, isEnabled ? .all : .subviews, SourcePlace(fileID: fileID, line: line))
  }

  /// A gesture that goes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    attach(gesture, .high, mask, SourcePlace(fileID: fileID, line: line))
  }
  @_disfavoredOverload
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    attach(gesture, .high, mask, nil)
  }
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    attach(gesture, .high, isEnabled ? .all : .subviews, SourcePlace(fileID: fileID, line: line))
  }

  /// A gesture that takes part beside all others.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    attach(gesture, .simultaneous, mask, SourcePlace(fileID: fileID, line: line))
  }
  @_disfavoredOverload
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    attach(gesture, .simultaneous, mask, nil)
  }
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    attach(gesture, .simultaneous, isEnabled ? .all : .subviews, SourcePlace(fileID: fileID, line: line))
  }

  /// Runs `action` when the view was tapped `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    gesture(TapGesture(count: count).onEnded(action), fileID: fileID, line: line)
  }
  @_disfavoredOverload
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    attach(TapGesture(count: count).onEnded(action), .standard, .all, nil)
  }
  /// Runs `action` with the place of the last tap.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) }, fileID: fileID,
      line: line)
  }
}
