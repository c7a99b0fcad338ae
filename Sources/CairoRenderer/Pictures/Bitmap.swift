import CCairo
import CoreGraphics
import CRaster

/// Pixels that Cairo can draw on and with.
final class Bitmap {
  let surface: OpaquePointer
  let width: Int, height: Int, bytesPerRow: Int
  let pixels: UnsafeMutablePointer<UInt8>
  /// Whose pixels these are, when they are not the bitmap's own.
  private let owner: AnyObject?

  /// Cairo's largest image has this many pixels along each side.
  static let longestSide = 32767

  /// 32 bits a pixel, cleared.
  convenience init(width: Int, height: Int) { self.init(width: width, height: height, format: CAIRO_FORMAT_ARGB32) }

  /// 8 bits of alpha a pixel, cleared.
  static func mask(width: Int, height: Int) -> Bitmap { Bitmap(width: width, height: height, format: CAIRO_FORMAT_A8) }

  private init(width: Int, height: Int, format: cairo_format_t) {
    surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    precondition(
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      "No bitmap of \(width) × \(height) pixels: \(String(cString: cairo_status_to_string(cairo_surface_status(surface))))")
    self.width = width
    self.height = height
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    pixels = cairo_image_surface_get_data(surface)
    owner = nil
  }

  /// The image's own pixels, not to be drawn on.
  init(viewing image: CGImage) {
    surface = image.makeSurface()
    width = image.width
    height = image.height
    bytesPerRow = image.bytesPerRow
    pixels = image.pixels.assumingMemoryBound(to: UInt8.self)
    owner = image
  }

  deinit { cairo_surface_destroy(surface) }

  var byteCount: Int { bytesPerRow * height }

  /// Runs `body` with a context whose user space is the pixel grid.
  func draw(_ body: (_ cairo: OpaquePointer) -> Void) {
    let cairo = cairo_create(surface)!
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }

  /// Looks at every pixel of a bitmap with 32 bits a pixel.
  func hasOnlyOpaquePixels() -> Bool { raster_is_opaque(pixels, width, height, bytesPerRow) != 0 }
}
