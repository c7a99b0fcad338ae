import CoreGraphics
import LayerTree

/// What of a view can be on its way: where it is, how opaque, which colour, how round.
struct ViewValues {
  var center = CGPoint.zero
  var bounds = CGRect.zero
  var transform = CGAffineTransform.identity
  var alpha = 1.0
  var background: PaintColor?
  var cornerRadius: CGFloat = 0

  /// The bounding box in the superview's space.
  var frame: CGRect {
    let size = bounds.size
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return (transform == .identity ? box : box.applying(transform)).offsetBy(dx: center.x, dy: center.y)
  }
}

extension UIView {
  /// Where the view will be.
  var modelValues: ViewValues {
    ViewValues(
      center: storedCenter, bounds: storedBounds, transform: storedTransform, alpha: backingLayer.opacity,
      background: backgroundColor?.paint(in: traitCollection), cornerRadius: storedLayer?.cornerRadius ?? 0)
  }
  /// What is seen of it.
  var presentedValues: ViewValues { animations?.presented(of: self) ?? modelValues }
}
