import AttributeGraph

/// Runs actions when a view comes and goes.
struct AppearanceModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
}

extension AppearanceModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let box = AppearanceBox()
    unowned(unsafe) let viewGraph = inputs.viewGraph
    inputs.subgraph.effect(AppearanceEffect(modifier: modifier, box: box, inputs: inputs))
    inputs.subgraph.onEnd { if let action = box.onDisappear { viewGraph.afterUpdate(action) } }
    return body(inputs)
  }
}

/// The last action for going, which is wanted when the view that said it is no more.
private final class AppearanceBox {
  var onDisappear: (() -> Void)?
}

private struct AppearanceEffect: Rule {
  let modifier: _GraphValue<AppearanceModifier>
  let box: AppearanceBox
  private unowned(unsafe) let viewGraph: ViewGraph
  private let isShown: Attribute<Bool>?
  private var hasAppeared = false

  init(modifier: _GraphValue<AppearanceModifier>, box: AppearanceBox, inputs: _ViewInputs) {
    self.modifier = modifier
    self.box = box
    viewGraph = inputs.viewGraph
    isShown = inputs.isShown
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let modifier = modifier.value
    guard isShown?.value ?? true else {
      if hasAppeared, let action = box.onDisappear { viewGraph.afterUpdate(action) }
      box.onDisappear = nil
      hasAppeared = false
      return false
    }
    box.onDisappear = modifier.onDisappear
    guard !hasAppeared else { return false }
    hasAppeared = true
    if let action = modifier.onAppear { viewGraph.afterUpdate(action) }
    return false
  }
  func name() -> String { "onAppear" }
}

extension View {
  /// Runs `action` after the update in which the view came.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }
  /// Runs `action` after the update in which the view went; at the end of its transition if it has one.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }
}
