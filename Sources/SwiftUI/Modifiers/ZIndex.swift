/// Lays a view before or behind its siblings.
struct ZIndexModifier {
  var value: Double
}

extension ZIndexModifier: TraitModifier {
  nonisolated static func write(_ modifier: _GraphValue<Self>, into traits: inout ItemTraits) {
    if traits.zIndex == nil { traits.zIndex = modifier.field { address(of: &$0.value) } }
  }
}

extension View {
  /// Views with a higher value lie in front of their siblings; 0 is what a view has by itself.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}
