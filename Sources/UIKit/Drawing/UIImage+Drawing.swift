import CoreGraphics
import LayerTree

extension UIImage {
  /// Draws the picture, upright, into the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Stretched over the rectangle.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), DrawingNumbers.accepts(rect, "UIImage.draw"), !rect.isNull else { return }
    // Symbols without a tint of their own are drawn in black, as on iOS.
    context.emit(commands(in: rect, tint: ownTint ?? .black, context.traits))
  }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(DrawingNumbers.finite(alpha, "The alpha of UIImage.draw", or: 1))
    draw(in: rect)
    context.restoreGState()
  }
}
