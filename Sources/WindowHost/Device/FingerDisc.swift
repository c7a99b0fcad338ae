import CoreGraphics
import LayerTree

/// The mark of a finger while a mouse plays two: a translucent disc, darker while it is down.
enum FingerDisc {
  /// The side of the square it lies in the middle of, in points.
  static let side: CGFloat = 56
  /// About the size of a fingertip's contact.
  private static let radius: CGFloat = 22

  static func layer(isDown: Bool) -> Layer {
    let layer = Layer(name: "FingerDisc")
    layer.size = CGSize(width: side, height: side)
    let radius = isDown ? radius - 2 : radius
    let disc = circle(radius)
    layer.content = [
      .fill(circle(radius + 2.5), .color(PaintColor(red: 0, green: 0, blue: 0, alpha: 0.12)), evenOdd: false),
      .fill(disc, .color(PaintColor(red: 0.45, green: 0.45, blue: 0.47, alpha: isDown ? 0.7 : 0.4)), evenOdd: false),
      .stroke(disc, .color(PaintColor(red: 1, green: 1, blue: 1, alpha: 0.85)), PaintStroke(width: 1.5)),
    ]
    return layer
  }

  private static func circle(_ radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: side / 2 - radius, y: side / 2 - radius, width: 2 * radius, height: 2 * radius))
    return path
  }
}
