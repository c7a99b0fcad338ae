import CoreGraphics

/// A colour in sRGB with straight (not premultiplied) alpha; components from 0 to 1.
public struct PaintColor: Hashable, Sendable {
  public var red: Double, green: Double, blue: Double, alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  /// Black of alpha 0: nothing is seen of it.
  public static let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = PaintColor(red: 0, green: 0, blue: 0)
  public static let white = PaintColor(red: 1, green: 1, blue: 1)
}
