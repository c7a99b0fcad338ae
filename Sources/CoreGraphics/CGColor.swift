import Foundation

/// A colour in sRGB with its opacity, from 0 to 1 each; wide-gamut values beyond that are kept as they are.
///
/// Equal when all components are. One colour space only: a grey has three equal components.
public final class CGColor: Hashable, Sendable {
  public let red: CGFloat, green: CGFloat, blue: CGFloat
  /// 0 is transparent.
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue, alpha; never `nil` here.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  public var numberOfComponents: Int { 4 }

  /// The same colour with another opacity; never `nil` here.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha)
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
