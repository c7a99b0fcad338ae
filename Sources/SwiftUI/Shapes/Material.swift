import LayerTree

/// Glass that shows what is behind it blurred and tinted, in a shape.
///
/// Blurs, tints and strengths are choices that look like iOS's.
public struct Material: ShapeStyle, Hashable {
  enum Thickness: Int, Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }
  let thickness: Thickness

  public static let ultraThin = Material(thickness: .ultraThin), thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular), thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick), bar = Material(thickness: .bar)

  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    let glass = environment.drawing.colorScheme == .dark ? thickness.dark : thickness.light
    var paint = _ResolvedPaint(glass.tint)
    paint.glass = glass
    return paint
  }
}

/// How a material changes what is behind it.
struct Glass: Hashable {
  /// The deviation of the blur in points.
  var radius: CGFloat
  var saturation: Double
  var tint: PaintColor
}

extension Material.Thickness {
  fileprivate var light: Glass {
    let alpha: Double =
      switch self {
      case .ultraThin: 0.42
      case .thin: 0.58
      case .regular: 0.72
      case .thick: 0.84
      case .ultraThick: 0.92
      case .bar: 0.88
      }
    return Glass(radius: 20, saturation: 1.8, tint: PaintColor(red: 0.97, green: 0.97, blue: 0.97, alpha: alpha))
  }
  fileprivate var dark: Glass {
    let alpha: Double =
      switch self {
      case .ultraThin: 0.5
      case .thin: 0.64
      case .regular: 0.76
      case .thick: 0.86
      case .ultraThick: 0.93
      case .bar: 0.88
      }
    return Glass(radius: 20, saturation: 1.8, tint: PaintColor(red: 0.12, green: 0.12, blue: 0.125, alpha: alpha))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
