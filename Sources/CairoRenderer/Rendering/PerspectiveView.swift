import CCairo
import CRaster
import CoreGraphics
import LayerTree

/// Draws bitmaps in perspective.
enum PerspectiveView {
  /// Places asked in a pixel, each way, at most.
  private static let mostSamples = 4.0

  /// Draws `source`, which shows `sourceRect` of a layer's pixels, into a new bitmap that shows `place` of the parent's. `map` goes
  /// from the former to the latter.
  static func draw(
    _ source: Bitmap, showing sourceRect: PixelRect, by map: PlaneProjection, into target: Bitmap, showing place: PixelRect
  ) {
    guard let back = map.inverse else { return }
    cairo_surface_flush(source.surface)
    let numbers = [back.m11, back.m12, back.m13, back.m21, back.m22, back.m23, back.m31, back.m32, back.m33]
    let (columns, rows) = samples(back, in: place)
    raster_project(
      source.pixels, source.width, source.height, source.bytesPerRow, Double(sourceRect.minX), Double(sourceRect.minY),
      target.pixels, target.width, target.height, target.bytesPerRow, Double(place.minX), Double(place.minY), numbers, columns,
      rows)
    cairo_surface_mark_dirty(target.surface)
  }

  /// As many as source pixels go by in one of the target's, in the middle of it.
  private static func samples(_ back: PlaneProjection, in place: PixelRect) -> (Int, Int) {
    let middle = CGPoint(x: place.cgRect.midX, y: place.cgRect.midY)
    guard let linear = back.linearized(at: middle) else { return (1, 1) }
    func count(_ x: CGFloat, _ y: CGFloat) -> Int {
      let step = Double(max(abs(x), abs(y)))
      return step.isFinite ? Int(min(max((step - 0.3).rounded(.up), 1), mostSamples)) : 1
    }
    return (count(linear.a, linear.b), count(linear.c, linear.d))
  }
}
