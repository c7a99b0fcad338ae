import AttributeGraph
import GestureEngine
import LayerTree

/// Puts the button's recognizer on a layer around its look.
struct ButtonModifier {
  let action: @MainActor () -> Void
  let onPress: (Bool) -> Void
  /// The control around it says what it means.
  var isPartOfControl = false
  /// A switch's: told of the side that a finger has taken the knob to, and nil when it is gone.
  var onSlide: ((Bool?) -> Void)?
}

extension ButtonModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let layer = Layer(name: "Button")
    inputs.layer.addChild(layer)
    let space = FramedSpace(parent: inputs.space, layer: layer, frame: inputs.frame)
    inputs.subgraph.effect(LayerPlacing(layer: layer, inputs: inputs))
    inputs.subgraph.effect(ButtonEffect(modifier: modifier, layer: layer, space: space, inputs: inputs))
    inputs.subgraph.onEnd { layer.setRecognizers([]) }
    return body(inputs.inside(layer, space: space))
  }
}

private struct ButtonEffect: Rule {
  private let modifier: _GraphValue<ButtonModifier>
  private let layer: Layer
  private let environment: Attribute<EnvironmentValues>
  private let recognizer: ButtonRecognizer
  private let context: ViewGestureContext
  /// As UIKit's scroll views hold touches back from their content, in seconds. [measured]
  private static let delayInScrollView = 0.15

  init(modifier: _GraphValue<ButtonModifier>, layer: Layer, space: SpaceNode, inputs: _ViewInputs) {
    self.modifier = modifier
    self.layer = layer
    environment = inputs.environment
    context = ViewGestureContext(layer: layer, space: space, viewGraph: inputs.viewGraph, source: nil)
    recognizer = ButtonRecognizer(context: context, delay: inputs.scrolling?.core == nil ? 0 : Self.delayInScrollView) {
      [unowned layer] in layer.bounds
    }
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let modifier = modifier.value
    let environment = environment.value
    let isEnabled = environment.drawing.isEnabled, followUp = modifier.isPartOfControl ? nil : environment.buttonFollowUp
    recognizer.onPress = modifier.onPress
    if let onSlide = modifier.onSlide {
      recognizer.hasKnob(isMirrored: environment.layoutDirection == .rightToLeft, onSlide: onSlide)
    }
    recognizer.onFire = {
      MainActor.assumeIsolated(UncheckedBox(modifier.action).value)
      followUp?()
    }
    layer.setRecognizers(isEnabled ? [recognizer] : [])
    guard !modifier.isPartOfControl else { return false }
    let details = SemanticsDetails()
    details.actions = [
      .named(.activate) { [weak recognizer] in recognizer?.onFire() }
    ]
    layer.semantics = Semantics(role: .button, isEnabled: isEnabled, details: details)
    return false
  }
  func name() -> String { "Button" }
}
