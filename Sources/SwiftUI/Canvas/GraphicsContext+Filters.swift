import LayerTree

extension GraphicsContext {
  /// A change of what is drawn.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case pixels(LayerFilter)
      case multiply(Color)
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat, isAlone: Bool)
    }
    let kind: Kind
    private static func usable<Number: BinaryFloatingPoint>(_ value: Number, _ filter: String, or fallback: Number) -> Number {
      OddNumbers.finite(value, "A value of the filter \(filter)", or: fallback)
    }
    private static func color(_ matrix: LayerTree.ColorMatrix) -> Filter { Filter(kind: .pixels(.color(matrix))) }

    /// A Gaussian blur whose deviation is `radius` points.
    public static func blur(radius: CGFloat) -> Filter {
      Filter(kind: .pixels(.blur(radius: max(0, usable(radius, "blur", or: 0)), isOpaque: false)))
    }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius: max(0, usable(radius, "shadow", or: 0)), x: usable(x, "shadow", or: 0), y: usable(y, "shadow", or: 0),
          isAlone: options.contains(.shadowOnly)))
    }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static func hueRotation(_ angle: Angle) -> Filter {
      color(.hueRotation(radians: usable(angle.radians, "hueRotation", or: 0)))
    }
    public static func saturation(_ amount: Double) -> Filter { color(.saturation(usable(amount, "saturation", or: 1))) }
    public static func grayscale(_ amount: Double) -> Filter { color(.saturation(1 - usable(amount, "grayscale", or: 0))) }
    public static func brightness(_ amount: Double) -> Filter {
      color(.scaled(1, 1, 1, adding: usable(amount, "brightness", or: 0)))
    }
    public static func contrast(_ amount: Double) -> Filter {
      let amount = usable(amount, "contrast", or: 1)
      return color(.scaled(amount, amount, amount, adding: (1 - amount) / 2))
    }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let amount = usable(amount, "colorInvert", or: 0)
      return color(.scaled(1 - 2 * amount, 1 - 2 * amount, 1 - 2 * amount, adding: amount))
    }
    public static var luminanceToAlpha: Filter { color(.luminanceToAlpha) }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow without what throws it.
    public static let shadowOnly = ShadowOptions(rawValue: 1)
  }
}

extension GraphicsContext.Filter {
  /// The commands, in the space of `group`, with the filter on them.
  func apply(to commands: [PaintCommand], _ group: PaintGroup, _ environment: EnvironmentValues) -> [PaintCommand] {
    switch kind {
    case .pixels(let filter):
      var filtered = group
      filtered.filter = filter
      return [.group(commands, filtered)]
    case .multiply(let color):
      let color = color.resolved(in: environment)
      var filtered = group
      filtered.filter = .color(.scaled(color.red, color.green, color.blue, alpha: color.alpha))
      return [.group(commands, filtered)]
    case .shadow(let color, let radius, let x, let y, let isAlone):
      var shadow = group
      shadow.paint = .color(color.resolved(in: environment))
      shadow.filter = radius > 0 ? .blur(radius: radius, isOpaque: false) : nil
      var moved = PaintGroup()
      moved.transform = CGAffineTransform(translationX: x, y: y)
      let behind = PaintCommand.group([.group(commands, shadow)], moved)
      return isAlone ? [behind] : [behind, .group(commands, group)]
    }
  }
}
