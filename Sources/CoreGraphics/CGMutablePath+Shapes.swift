import Foundation

/// How far a control point lies along the tangent, in radii, for a cubic to follow a quarter of a circle within 0.03 % of the
/// radius.
let quarterCircleControl: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)

extension CGMutablePath {
  /// A closed rectangle: top left, top right, bottom right, bottom left (y points down). The null rectangle adds nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A closed ellipse from the middle of the right edge through the middle of the bottom: four cubics. The null rectangle adds
  /// nothing.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    // The unit circle turns by quarters; the map stretches it into the rectangle.
    let stretch = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    ).concatenating(transform)
    let k = quarterCircleControl
    move(to: CGPoint(x: 1, y: 0), transform: stretch)
    addCurve(
      to: CGPoint(x: 0, y: 1), control1: CGPoint(x: 1, y: k), control2: CGPoint(x: k, y: 1), transform: stretch)
    addCurve(
      to: CGPoint(x: -1, y: 0), control1: CGPoint(x: -k, y: 1), control2: CGPoint(x: -1, y: k), transform: stretch)
    addCurve(
      to: CGPoint(x: 0, y: -1), control1: CGPoint(x: -1, y: -k), control2: CGPoint(x: -k, y: -1), transform: stretch)
    addCurve(
      to: CGPoint(x: 1, y: 0), control1: CGPoint(x: k, y: -1), control2: CGPoint(x: 1, y: -k), transform: stretch)
    closeSubpath()
  }
}
