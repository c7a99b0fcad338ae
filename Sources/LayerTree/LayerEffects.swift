import CoreGraphics

/// A change of pixels: of a composed layer, or of a group of paint commands.
public enum LayerFilter: Hashable, Sendable {
  /// A Gaussian whose deviation is `radius` points. It reaches beyond what is blurred, unless `isOpaque`: then nothing outside
  /// mixes in and edges stay where they were.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Every pixel by itself, through the matrix.
  indirect case color(ColorMatrix)
}

/// A linear map of colours: each row gives a channel of the result from red, green, blue and alpha (straight, from 0 to 1), and
/// an addend. Results are held within 0 and 1.
public struct ColorMatrix: Hashable, Sendable {
  /// Rows for red, green, blue and alpha, five numbers each.
  public var rows: [[Double]]
  public init(rows: [[Double]]) {
    precondition(rows.count == 4 && rows.allSatisfy { $0.count == 5 }, "a colour matrix has four rows of five numbers")
    self.rows = rows
  }
  /// Red, green and blue from red, green and blue; alpha stays.
  public init(_ part: [[Double]], adding addend: Double = 0) {
    self.init(rows: part.map { $0 + [0, addend] } + [[0, 0, 0, 1, 0]])
  }
}

/// How a composed layer is laid on what is behind it, up to the nearest layer around that is composed by itself.
public enum LayerBlend: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusLighter
  /// Is not seen itself: its alpha cuts everything behind it, all of it where the layer is not. Only directly below a layer with
  /// `isGroup`; elsewhere it is `normal`.
  case mask
}

/// A shadow of the layer's composed content; lengths in points, `radius` as in SwiftUI.
public struct LayerShadow: Hashable, Sendable {
  public var color: PaintColor, radius: CGFloat, offset: CGSize
  public init(color: PaintColor, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// What shows a blurred picture of what is behind the layer, in a path of the layer's space.
public struct LayerBackdrop: Hashable, Sendable {
  /// Where it is seen.
  public var path: CGPath, isEvenOdd: Bool
  /// The deviation of the blur in points.
  public var radius: CGFloat
  /// 1 leaves colours as they are; more makes them stronger.
  public var saturation: Double
  /// Laid over the blurred picture.
  public var tint: PaintColor
  public init(path: CGPath, isEvenOdd: Bool, radius: CGFloat, saturation: Double, tint: PaintColor) {
    self.path = path
    self.isEvenOdd = isEvenOdd
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }
}

extension ColorMatrix {
  // How much red, green and blue give to what the eye takes for brightness (Rec. 709).
  private static let weights = [0.2126, 0.7152, 0.0722]

  /// 1 leaves colours as they are, 0 makes them grey.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    ColorMatrix((0..<3).map { row in (0..<3).map { weights[$0] * (1 - amount) + (row == $0 ? amount : 0) } })
  }
  /// Turns colours about the axis of greys, keeping their brightness (the matrix of SVG's `hueRotate`).
  public static func hueRotation(radians: Double) -> ColorMatrix {
    let (c, s) = (cos(radians), sin(radians))
    return ColorMatrix([
      [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
      [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283],
      [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072],
    ])
  }
  /// Each channel times its factor, `addend` more of red, green and blue.
  public static func scaled(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1, adding addend: Double = 0)
    -> ColorMatrix
  {
    var matrix = ColorMatrix([[red, 0, 0], [0, green, 0], [0, 0, blue]], adding: addend)
    matrix.rows[3][3] = alpha
    return matrix
  }
  /// Black with the brightness as its alpha.
  public static let luminanceToAlpha = ColorMatrix(rows: [
    [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], weights + [0, 0],
  ])
}
