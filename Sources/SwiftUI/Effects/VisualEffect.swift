import CoreGraphics

/// A change of how a view looks and where it is touched, which its layout does not hear of.
///
/// The closures of `visualEffect` and `scrollTransition` make one out of the effect that they are given, by its methods; apps don't
/// conform to it.
public protocol VisualEffect: Sendable, Animatable {
  /// Wires a view inside the effect.
  nonisolated static func _makeEffect(
    _ effect: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs
}

/// The effect that changes nothing: what others are made from.
public struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData
  public init() {}

  nonisolated public static func _makeEffect(
    _ effect: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }
}

/// An effect and a modifier around it. The modifier is the one that views have under the same name, so that both do the same.
/// Unchecked: it is made and read on the main thread, and modifiers hold values only.
struct ModifiedEffect<Inner: VisualEffect, Modifier: PrimitiveModifier & Animatable>: VisualEffect, @unchecked Sendable {
  var inner: Inner
  var modifier: Modifier

  var animatableData: AnimatablePair<Inner.AnimatableData, Modifier.AnimatableData> {
    get { AnimatablePair(inner.animatableData, modifier.animatableData) }
    set {
      inner.animatableData = newValue.first
      modifier.animatableData = newValue.second
    }
  }

  nonisolated static func _makeEffect(
    _ effect: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    Modifier._makeView(effect.field { address(of: &$0.modifier) }, inputs) { inputs in
      Inner._makeEffect(effect.field { address(of: &$0.inner) }, inputs, body)
    }
  }
}

extension VisualEffect {
  func modified<Modifier: PrimitiveModifier & Animatable>(by modifier: Modifier) -> ModifiedEffect<Self, Modifier> {
    ModifiedEffect(inner: self, modifier: modifier)
  }
}
