import CoreGraphics
import LayerTree

/// A change of the colours of all that a view draws, by one amount.
struct ColorEffectModifier {
  enum Kind { case brightness, contrast, saturation, hueRotation, colorInvert, luminanceToAlpha }
  var kind: Kind
  var amount: Double
}

extension ColorEffectModifier: LayerModifier {
  static var layerName: String { "colorEffect" }
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) {
    let amount = OddNumbers.finite(amount, "\(kind)(_:)", or: kind.rest)
    layer.filter = amount == kind.rest && kind != .colorInvert && kind != .luminanceToAlpha ? nil : .color(matrix(amount))
  }
  private func matrix(_ amount: Double) -> ColorMatrix {
    switch kind {
    case .brightness: .scaled(1, 1, 1, adding: amount)
    case .contrast: .scaled(amount, amount, amount, adding: (1 - amount) / 2)
    case .saturation: .saturation(amount)
    case .hueRotation: .hueRotation(radians: amount)
    case .colorInvert: .scaled(-1, -1, -1, adding: 1)
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }
}

extension ColorEffectModifier.Kind {
  /// The amount that changes nothing.
  fileprivate var rest: Double {
    switch self {
    case .brightness, .hueRotation, .colorInvert, .luminanceToAlpha: 0
    case .contrast, .saturation: 1
    }
  }
}

/// Multiplies all that a view draws with a colour.
struct ColorMultiplyModifier {
  var color: Color
}

extension ColorMultiplyModifier: LayerModifier {
  static var layerName: String { "colorMultiply" }
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) {
    let color = color.resolved(in: context.environment.value)
    layer.filter = .color(.scaled(color.red, color.green, color.blue, alpha: color.alpha))
  }
}

extension View {
  /// From −1 (black) to 1 (white); 0 changes nothing.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(kind: .brightness, amount: amount))
  }
  /// 0 is grey, 1 changes nothing, negative values invert.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(kind: .contrast, amount: amount))
  }
  /// 0 is grey, 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(kind: .saturation, amount: amount))
  }
  /// 0 changes nothing, 1 is grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(kind: .saturation, amount: 1 - amount))
  }
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffectModifier(kind: .hueRotation, amount: angle.radians))
  }
  nonisolated public func colorInvert() -> some View { modifier(ColorEffectModifier(kind: .colorInvert, amount: 0)) }
  /// Black where the view is bright, nothing where it is dark.
  nonisolated public func luminanceToAlpha() -> some View { modifier(ColorEffectModifier(kind: .luminanceToAlpha, amount: 0)) }
  nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }
}
