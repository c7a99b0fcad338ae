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

/// The layer that a leaf draws into: the one made for the view, or one of its own in that.
struct LeafLayer {
  let layer: Layer
  private let isLent: Bool
  private var placed: PlacedLayer

  init(_ name: @autoclosure () -> String, _ inputs: _ViewInputs) {
    placed = PlacedLayer(inputs)
    isLent = inputs.ownsLayer
    if isLent {
      layer = inputs.layer
    } else {
      layer = Layer(name: name())
      inputs.layer.addChild(layer)
    }
  }

  /// The bounds to draw in, animated where the change is.
  mutating func update() -> CGRect {
    let frame = isLent ? placed.presentedFrame() : placed.update(layer)
    return CGRect(origin: .zero, size: frame.size)
  }
}

/// The frame of a view on its way to a layer; part of every effect that owns a layer.
struct PlacedLayer {
  private let frame: Attribute<CGRect>
  private let pixels: PixelGrid
  private unowned(unsafe) let viewGraph: ViewGraph
  private let scope: TransactionScope?
  private var presented = AnimatableState<CGRect.AnimatableData>()

  init(_ inputs: _ViewInputs) {
    frame = inputs.frame
    pixels = inputs.viewGraph.pixels
    viewGraph = inputs.viewGraph
    scope = inputs.transaction
  }

  /// Moves and sizes the layer, and returns the frame that it now shows: on whole pixels, except while an animation moves it.
  @discardableResult
  mutating func update(_ layer: Layer) -> CGRect {
    let shown = presentedFrame()
    layer.position = shown.origin
    layer.size = shown.size
    return shown
  }

  /// The frame as it is shown, for those who place nothing.
  mutating func presentedFrame() -> CGRect {
    var shown = CGRect.zero
    shown.animatableData = presented.update(pixels.round(frame.value).animatableData, in: viewGraph, scope: scope)
    return shown
  }
}
