import CoreGraphics
import LayerTree

/// A colour, resolved where it is drawn: system colours differ in light and dark.
///
/// As a view it fills what it is offered.
public struct Color: Hashable, Sendable {
  /// Screens here show sRGB: of a colour of Display P3 beyond it the nearest component counts.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  enum Base: Hashable, Sendable {
    case fixed(PaintColor)
    /// One of a pair, by the colour scheme.
    case scheme(light: PaintColor, dark: PaintColor)
    case accent
    case uiColor(UncheckedColor)
  }
  var base: Base
  var opacityFactor: Double = 1

  init(_ base: Base) { self.base = base }

  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func finite(_ value: Double) -> Double { OddNumbers.finite(value, "A component of a colour", or: 0) }
    var (red, green, blue) = (finite(red), finite(green), finite(blue))
    switch colorSpace {
    case .sRGB: break
    case .sRGBLinear: (red, green, blue) = (encoded(red), encoded(green), encoded(blue))
    case .displayP3: (red, green, blue) = fromDisplayP3(red, green, blue)
    }
    self.init(.fixed(PaintColor(red: red, green: green, blue: blue, alpha: clamped(opacity))))
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  /// By hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = OddNumbers.finite(hue, "The hue of a colour", or: 0)
    let turn = hue - hue.rounded(.down)
    func channel(_ n: Double) -> Double {
      let k = (n + turn * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }
  public init(uiColor: UIColor) { self.init(.uiColor(UncheckedColor(color: uiColor))) }
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// The colour, `opacity` times as opaque.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacityFactor *= clamped(opacity)
    return color
  }
}

/// A `UIColor`, which is an object but never changes.
struct UncheckedColor: Hashable, @unchecked Sendable {
  let color: UIColor
  static func == (a: Self, b: Self) -> Bool { a.color === b.color || a.color.isEqual(b.color) }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(UIColor.self)) }
}

private func clamped(_ value: Double) -> Double { min(1, max(0, OddNumbers.finite(value, "The opacity of a colour", or: 1))) }
/// From linear light to sRGB's curve.
private func encoded(_ value: Double) -> Double {
  value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
}

/// The inverse of `encoded`.
private func decoded(_ value: Double) -> Double {
  value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}
/// Display P3 has sRGB's curve and white, and primaries of its own: the matrix is that between the two sets of primaries.
private func fromDisplayP3(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
  let (r, g, b) = (decoded(red), decoded(green), decoded(blue))
  func component(_ value: Double) -> Double { encoded(min(1, max(0, value))) }
  return (
    component(1.224_940 * r - 0.224_940 * g), component(1.042_057 * g - 0.042_057 * r),
    component(1.098_274 * b - 0.019_638 * r - 0.078_636 * g)
  )
}

// MARK: System colours, with the values of iOS 18

extension Color {
  private static func system(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(.scheme(light: PaintColor(hex: light), dark: PaintColor(hex: dark)))
  }
  public static let clear = Color(.fixed(.clear))
  public static let black = Color(.fixed(.black))
  public static let white = Color(.fixed(.white))
  public static let red = system(0xFF3B30, 0xFF453A)
  public static let orange = system(0xFF9500, 0xFF9F0A)
  public static let yellow = system(0xFFCC00, 0xFFD60A)
  public static let green = system(0x34C759, 0x30D158)
  public static let mint = system(0x00C7BE, 0x63E6E2)
  public static let teal = system(0x30B0C7, 0x40C8E0)
  public static let cyan = system(0x32ADE6, 0x64D2FF)
  public static let blue = system(0x007AFF, 0x0A84FF)
  public static let indigo = system(0x5856D6, 0x5E5CE6)
  public static let purple = system(0xAF52DE, 0xBF5AF2)
  public static let pink = system(0xFF2D55, 0xFF375F)
  public static let brown = system(0xA2845E, 0xAC8E68)
  public static let gray = system(0x8E8E93, 0x8E8E93)
  public static let primary = Color(.scheme(light: .black, dark: .white))
  public static let secondary = Color(
    .scheme(light: PaintColor(hex: 0x3C3C43, alpha: 0.6), dark: PaintColor(hex: 0xEBEBF5, alpha: 0.6)))
  /// The tint of the view, blue unless an ancestor says otherwise.
  public static let accentColor = Color(.accent)
}

extension PaintColor {
  init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255, alpha: alpha)
  }
}

extension Color {
  func resolved(in environment: EnvironmentValues) -> PaintColor {
    var color: PaintColor
    switch base {
    case .fixed(let fixed): color = fixed
    case .scheme(let light, let dark): color = environment.drawing.colorScheme == .dark ? dark : light
    case .accent:
      if let tint = environment.drawing.tint, tint.base != .accent {
        color = tint.resolved(in: environment)
      } else {
        color = Color.blue.resolved(in: environment)
      }
    case .uiColor(let box): color = box.color.paintColor(isDark: environment.drawing.colorScheme == .dark)
    }
    color.alpha *= opacityFactor
    return color
  }
}
