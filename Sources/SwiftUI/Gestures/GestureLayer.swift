import LayerTree

extension _ViewInputs {
  /// A layer of its own around a view, which carries a recognizer to where the view lies; with its space.
  func gestureLayer() -> (layer: Layer, space: FramedSpace) {
    let layer = Layer(name: "gesture")
    self.layer.addChild(layer)
    let space = FramedSpace(parent: space, layer: layer, frame: frame)
    subgraph.effect(LayerPlacing(layer: layer, inputs: self))
    return (layer, space)
  }
}
