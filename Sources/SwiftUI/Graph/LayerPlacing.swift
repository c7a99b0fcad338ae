import AttributeGraph
import LayerTree

/// Keeps a layer at the frame of the view that owns it, animated where the change is.
struct LayerPlacing: Rule {
  private let layer: Layer
  private var placed: PlacedLayer

  init(layer: Layer, inputs: _ViewInputs) {
    self.layer = layer
    placed = PlacedLayer(inputs)
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    placed.update(layer)
    return false
  }
  func name() -> String { "place of \(layer.name)" }
}

/// The frame of a view on its way to a layer; part of every effect that owns a layer.
struct PlacedLayer {
  private let frame: Attribute<CGRect>
  private unowned(unsafe) let viewGraph: ViewGraph
  private let scope: TransactionScope?
  private var presented = AnimatableState<CGRect.AnimatableData>()

  init(_ inputs: _ViewInputs) {
    frame = inputs.frame
    viewGraph = inputs.viewGraph
    scope = inputs.transaction
  }

  /// Moves and sizes the layer, and returns the frame that it now shows.
  @discardableResult
  mutating func update(_ layer: Layer) -> CGRect {
    var shown = CGRect.zero
    shown.animatableData = presented.update(frame.value.animatableData, in: viewGraph, scope: scope)
    layer.position = shown.origin
    layer.size = shown.size
    return shown
  }
}
