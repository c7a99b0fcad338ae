import CCairo
import CoreGraphics

/// An image surface of Cairo with 32 bits a pixel, cleared.
final class Bitmap {
  let surface: OpaquePointer
  let width: Int, height: Int, bytesPerRow: Int
  var pixels: UnsafeMutableRawPointer { UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)) }

  init(width: Int, height: Int) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    precondition(
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      "No bitmap of \(width) × \(height) pixels: \(String(cString: cairo_status_to_string(cairo_surface_status(surface))))")
    self.width = width
    self.height = height
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
  }
  deinit { cairo_surface_destroy(surface) }

  /// Runs `body` with a context whose user space is the pixel grid.
  func draw(_ body: (_ cairo: OpaquePointer) -> Void) {
    let cairo = cairo_create(surface)!
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }
}
