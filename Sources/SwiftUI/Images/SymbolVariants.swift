import LayerTree

/// Other forms of a symbol: filled, slashed, in a circle.
public struct SymbolVariants: Hashable, Sendable {
  var shape: String?
  var isFilled = false, isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: "circle"), square = SymbolVariants(shape: "square")
  public static let rectangle = SymbolVariants(shape: "rectangle")
  public static let fill = SymbolVariants(isFilled: true), slash = SymbolVariants(isSlashed: true)

  init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  public var circle: SymbolVariants { SymbolVariants(shape: "circle", isFilled: isFilled, isSlashed: isSlashed) }
  public var square: SymbolVariants { SymbolVariants(shape: "square", isFilled: isFilled, isSlashed: isSlashed) }
  public var rectangle: SymbolVariants { SymbolVariants(shape: "rectangle", isFilled: isFilled, isSlashed: isSlashed) }
  public var fill: SymbolVariants { SymbolVariants(shape: shape, isFilled: true, isSlashed: isSlashed) }
  public var slash: SymbolVariants { SymbolVariants(shape: shape, isFilled: isFilled, isSlashed: true) }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
  }

  /// What this and an inner choice make together.
  func adding(_ inner: SymbolVariants) -> SymbolVariants {
    SymbolVariants(shape: inner.shape ?? shape, isFilled: isFilled || inner.isFilled, isSlashed: isSlashed || inner.isSlashed)
  }

  /// The symbol's name in these forms, parts in Apple's order; none twice.
  func name(of symbol: String) -> String {
    let parts = symbol.split(separator: ".")
    var name = symbol
    let isFilledAlready = parts.last == "fill"
    if isFilledAlready { name = String(symbol.dropLast(5)) }
    for part in [isSlashed ? "slash" : nil, shape].compactMap({ $0 }) where !parts.contains(Substring(part)) {
      name += "." + part
    }
    return isFilled || isFilledAlready ? name + ".fill" : name
  }
}

extension HostServices {
  /// The name of a symbol in the forms that are asked for, or as it is where there is no such symbol.
  func knownSymbol(_ name: String, _ variants: SymbolVariants, _ font: FontBlock) -> String {
    guard variants != .none else { return name }
    let changed = variants.name(of: name)
    return typesetter.measure(SymbolBlock(name: changed, font: font, color: .black)) == nil ? name : changed
  }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Symbols in the view in another form, where there is one.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}
