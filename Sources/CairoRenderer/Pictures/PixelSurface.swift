import CCairo
import CoreGraphics

/// Pixels of somebody else, such as a window's, that frames are laid on: 32 bits each, blue, green, red and an unused byte in
/// memory order.
public final class PixelSurface {
  public enum Mode { case copying, blending }

  private let surface: OpaquePointer

  /// `pixels` must outlive the surface. Nil when the pixels have no shape that Cairo can draw on.
  public init?(pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    surface = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(bytesPerRow))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
  }

  deinit { cairo_surface_destroy(surface) }

  /// Lays the part of `frame` that lies in `area` on the surface, with the frame's top left corner at (`x`, `y`); all in pixels.
  public func lay(_ frame: Frame, x: Int, y: Int, in area: CGRect, _ mode: Mode) {
    guard area.width > 0, area.height > 0, let cairo = cairo_create(surface) else { return }
    cairo_set_source_surface(cairo, frame.bitmap.surface, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_set_operator(cairo, mode == .copying ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }
}
