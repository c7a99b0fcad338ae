import AttributeGraph
import CoreGraphics

/// Gives a view an effect that depends on how far it is on its way through the visible part of the scroll view around.
///
/// Where it lies → its state, woken by the scroll view → the effects of the phases → the effect between them → the effect's own
/// modifiers. The author's closure runs when the phase changes; between phases, numbers are interpolated.
struct ScrollTransitionModifier<Effect: VisualEffect> {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
}

extension ScrollTransitionModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let subgraph = inputs.subgraph
    // Outside a scroll view all is in place.
    let state =
      inputs.scrolling?.core.map { core in
        let place = subgraph.rule(PlaceRule(modifier: modifier, core: core, inputs: inputs))
        let watch = ScrollTransitionWatch(in: subgraph)
        core.add(watch)
        return subgraph.rule(StateRule(modifier: modifier, place: place, core: core, watch: watch))
      } ?? subgraph.input(ScrollTransitionState()) { "scrollTransition outside a scroll view" }
    let phase = subgraph.rule(PhaseRule(state: state))
    let effects = subgraph.rule(EffectsRule(modifier: modifier, phase: phase))
    let change = ScrollTransitionChange()
    let shown = subgraph.rule(
      ShownRule(modifier: modifier, state: state, effects: effects, change: change, viewGraph: inputs.viewGraph))
    var effectInputs = inputs
    effectInputs.transaction = TransactionScope(parent: inputs.transaction) { transaction, viewGraph in
      if change.isNow(in: viewGraph) { transaction.animation = change.animation }
    }
    return Effect._makeEffect(_GraphValue(shown), effectInputs) { inner in
      var content = inner
      content.transaction = inputs.transaction
      return body(content)
    }
  }
}

private struct PlaceRule<Effect: VisualEffect>: Rule {
  let modifier: _GraphValue<ScrollTransitionModifier<Effect>>
  let core: ScrollCore
  let frame: Attribute<CGRect>
  let space: SpaceNode
  let direction: DirectionSource

  init(modifier: _GraphValue<ScrollTransitionModifier<Effect>>, core: ScrollCore, inputs: _ViewInputs) {
    self.modifier = modifier
    self.core = core
    frame = inputs.frame
    space = inputs.space
    direction = inputs.direction
  }
  func update(_ slot: Slot<ScrollTransitionPlace>) -> Bool {
    let axis = modifier.value.axis ?? (core.traits.value.contains(.vertical) ? .vertical : .horizontal)
    let frame = frame.value.applying(space.transform(to: core.space))
    let size = core.box.value.frame.size
    let isHorizontal = axis == .horizontal
    return slot.putIfChanged(
      ScrollTransitionPlace(
        start: isHorizontal ? frame.minX : frame.minY, length: isHorizontal ? frame.width : frame.height,
        room: isHorizontal ? size.width : size.height, axis: axis, isMirrored: isHorizontal && direction.isRightToLeft.value))
  }
  func name() -> String { "place of scrollTransition" }
}

private struct StateRule<Effect: VisualEffect>: Rule {
  let modifier: _GraphValue<ScrollTransitionModifier<Effect>>
  let place: Attribute<ScrollTransitionPlace>
  let core: ScrollCore
  let watch: ScrollTransitionWatch

  func update(_ slot: Slot<ScrollTransitionState>) -> Bool {
    _ = watch.wake.value
    let place = place.value, modifier = modifier.value
    let (topLeading, bottomTrailing) = (modifier.topLeading, modifier.bottomTrailing)
    func find(_ offset: CGPoint) -> ScrollTransitionState {
      ScrollTransitionState(place, offset: offset, topLeading: topLeading, bottomTrailing: bottomTrailing)
    }
    let state = find(core.viewGraph.graph.untracked { core.offset.value })
    watch.note(state, from: find)
    return slot.putIfChanged(state)
  }
  func name() -> String { "scrollTransition" }
}

private struct PhaseRule: Rule {
  let state: Attribute<ScrollTransitionState>
  func update(_ slot: Slot<ScrollTransitionPhase>) -> Bool { slot.putIfChanged(state.value.phase) }
  func name() -> String { "phase of scrollTransition" }
}

/// What the author makes of two phases.
private struct PhaseEffects<Effect> {
  var identity: Effect
  var phase: Effect
}

private struct EffectsRule<Effect: VisualEffect>: Rule {
  let modifier: _GraphValue<ScrollTransitionModifier<Effect>>
  let phase: Attribute<ScrollTransitionPhase>
  let plan = TypePlan.of(PhaseEffects<Effect>.self)
  func update(_ slot: Slot<PhaseEffects<Effect>>) -> Bool {
    let transition = modifier.value.transition, phase = phase.value
    let identity = transition(EmptyVisualEffect(), .identity)
    let effect = phase.isIdentity ? identity : transition(EmptyVisualEffect(), phase)
    return slot.put(PhaseEffects(identity: identity, phase: effect), by: plan)
  }
  func name() -> String { "effects of scrollTransition" }
}

private struct ShownRule<Effect: VisualEffect>: Rule {
  let modifier: _GraphValue<ScrollTransitionModifier<Effect>>
  let state: Attribute<ScrollTransitionState>
  let effects: Attribute<PhaseEffects<Effect>>
  let change: ScrollTransitionChange
  unowned(unsafe) let viewGraph: ViewGraph
  private var last: ScrollTransitionState?
  private let plan = TypePlan.of(Effect.self)

  init(
    modifier: _GraphValue<ScrollTransitionModifier<Effect>>, state: Attribute<ScrollTransitionState>,
    effects: Attribute<PhaseEffects<Effect>>, change: ScrollTransitionChange, viewGraph: ViewGraph
  ) {
    self.modifier = modifier
    self.state = state
    self.effects = effects
    self.change = change
    self.viewGraph = viewGraph
  }
  mutating func update(_ slot: Slot<Effect>) -> Bool {
    let state = state.value, effects = effects.value
    if let last, state != last {
      // A view that has come in is led by the side that it came from.
      let side = state.phase.isIdentity ? last.phase : state.phase
      let modifier = modifier.value
      change.note(animation: (side == .topLeading ? modifier.topLeading : modifier.bottomTrailing).animation, in: viewGraph)
    }
    last = state
    return slot.put(effect(between: effects, at: state.amount), by: plan)
  }
  private func effect(between effects: PhaseEffects<Effect>, at amount: Double) -> Effect {
    if amount == 0 { return effects.identity }
    if amount == 1 { return effects.phase }
    var effect = effects.identity
    let (start, end) = (effects.identity.animatableData, effects.phase.animatableData)
    effect.animatableData = start + (end - start).scaled(by: amount)
    return effect
  }
  func name() -> String { "effect of scrollTransition" }
}

extension View {
  /// Gives the view an effect that depends on how far it is in the visible part of the scroll view around.
  ///
  /// `transition` makes the effect of each phase out of one that changes nothing; on the way between two phases the numbers of their
  /// effects are interpolated, or animated, as the configuration says. Outside a scroll view the phase is `identity`.
  /// - Parameter axis: nil: that of the scroll view; the vertical one where it scrolls along both.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }
  /// As above, with one configuration for each side.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
