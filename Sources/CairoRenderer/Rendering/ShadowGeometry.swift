import CRaster
import CoreGraphics
import LayerTree

/// A shadow on the pixel grid: a Gaussian with the radius as its deviation. iOS blurs a shadow twice as far as CSS does with the same
/// number, whose deviation is half of it (compared in pictures by Bjango, "Matching drop shadows across CSS, Android, iOS").
struct ShadowGeometry: Hashable {
  var color: PaintColor, sigma: Double, reach: Int, offset: PixelPoint
  /// Wider blurs look alike and would cost memory, in pixels.
  private static let widestSigma = 300.0
  /// A shadow further away than any screen is long falls there (a choice): one bitmap holds it and what it is of. In pixels.
  private static let furthest: CGFloat = 8192

  init(_ shadow: LayerShadow, scale: CGFloat) {
    color = shadow.color
    let wanted = Double(shadow.radius * scale)
    sigma = wanted.isNaN ? 0 : min(max(wanted, 0), Self.widestSigma)
    reach = raster_blur_reach(sigma)
    func distance(_ length: CGFloat) -> Int { pixel(min(max((length * scale).rounded(), -Self.furthest), Self.furthest)) }
    offset = PixelPoint(x: distance(shadow.offset.width), y: distance(shadow.offset.height))
  }

  func rect(around rect: PixelRect) -> PixelRect { rect.insetBy(-reach).offset(by: offset) }
}
