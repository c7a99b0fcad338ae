import AttributeGraph
import GestureEngine
import LayerTree
import UIKit

/// Attaches a recognizer of UIKit's to a view: a layer of its own around the view carries it, as one carries SwiftUI's gestures.
struct RepresentedGestureModifier<Representable: UIGestureRecognizerRepresentable> {
  let representable: Representable
  let source: SourcePlace?
}

extension RepresentedGestureModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (layer, space) = inputs.gestureLayer()
    let handle = BodyHandle(in: inputs.subgraph), keeper = GestureKeeper()
    let gesture = inputs.subgraph.rule(
      RepresentedGestureRule(modifier: modifier, layer: layer, space: space, inputs: inputs, handle: handle, keeper: keeper))
    handle.node = gesture.untyped
    inputs.subgraph.effect(RepresentedGestureEffect(gesture: gesture, modifier: modifier, layer: layer, inputs: inputs))
    inputs.subgraph.onEnd { [weak viewGraph = inputs.viewGraph] in
      layer.setRecognizers([])
      // What is taken off in the middle of a gesture still hears that it was cancelled.
      let gesture = keeper.gesture
      viewGraph?.afterUpdate { withExtendedLifetime(gesture) {} }
    }
    return body(inputs.inside(layer, space: space, lendsLayer: true))
  }
}

/// Holds the gesture of a view beyond the end of its rule.
private final class GestureKeeper {
  var gesture: AnyObject?
}

/// Makes the recognizer when it first runs, and updates it in every run.
private struct RepresentedGestureRule<Representable: UIGestureRecognizerRepresentable>: Rule {
  private let modifier: _GraphValue<RepresentedGestureModifier<Representable>>
  private let place: ViewGestureContext
  private let inputs: _ViewInputs
  private let handle: BodyHandle
  private let keeper: GestureKeeper
  private let properties = TypePlan.of(Representable.self).properties
  private var storage: [AnyObject?]
  private var gesture: RepresentedGesture<Representable>?

  init(
    modifier: _GraphValue<RepresentedGestureModifier<Representable>>, layer: Layer, space: SpaceNode, inputs: _ViewInputs,
    handle: BodyHandle, keeper: GestureKeeper
  ) {
    self.keeper = keeper
    self.modifier = modifier
    self.inputs = inputs
    self.handle = handle
    place = ViewGestureContext(layer: layer, space: space, viewGraph: inputs.viewGraph, source: nil)
    storage = Array(repeating: nil, count: properties.installed.count)
  }

  mutating func update(_ slot: Slot<RepresentedGesture<Representable>>) -> Bool {
    var value = modifier.value.representable
    inputs.install(properties, in: &value, storage: &storage)
    let connected = UncheckedBox(value), place = UncheckedBox(place)
    let made = UncheckedBox(
      gesture ?? MainActor.assumeIsolated { UncheckedBox(RepresentedGesture(connected.value, at: place.value)) }.value)
    gesture = made.value
    keeper.gesture = made.value
    handle.observing(in: inputs.viewGraph) { made.value.update(to: connected.value) }
    return slot.put(made.value)
  }
  func name() -> String { "update of \(Representable.self)" }
}

/// Puts the recognizer where fingers find it, unless the view is disabled.
private struct RepresentedGestureEffect<Representable: UIGestureRecognizerRepresentable>: Rule {
  let gesture: Attribute<RepresentedGesture<Representable>>
  let modifier: _GraphValue<RepresentedGestureModifier<Representable>>
  let layer: Layer
  let inputs: _ViewInputs

  func update(_ slot: Slot<Void>) -> Bool {
    let gesture = UncheckedBox(gesture.value), inputs = inputs
    layer.source = modifier.value.source
    let attached = MainActor.assumeIsolated { UncheckedBox(gesture.value.attached(to: inputs.surroundingView)) }.value
    layer.setRecognizers(inputs.environment.value.drawing.isEnabled ? [attached] : [])
    return false
  }
  func name() -> String { "gesture \(Representable.self)" }
}

extension View {
  /// Attaches a recognizer of UIKit's to the view.
  nonisolated public func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(RepresentedGestureModifier(representable: representable, source: SourcePlace(fileID: fileID, line: line)))
  }
  @_disfavoredOverload
  nonisolated public func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  ) -> some View {
    modifier(RepresentedGestureModifier(representable: representable, source: nil))
  }
}
