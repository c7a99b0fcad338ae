/// Says how a view comes and goes.
struct TransitionModifier {
  var transition: AnyTransition
}

extension TransitionModifier: TraitModifier {
  nonisolated static func write(_ modifier: _GraphValue<Self>, into traits: inout ItemTraits) {
    if traits.transition == nil { traits.transition = modifier.field { address(of: &$0.transition) } }
  }
}

extension View {
  /// How the view comes and goes when the change is animated.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
