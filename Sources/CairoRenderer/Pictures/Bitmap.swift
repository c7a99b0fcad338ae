import CCairo
import CoreGraphics
import CRaster

/// Pixels that Cairo can draw on and with.
final class Bitmap {
  let surface: OpaquePointer
  let width: Int, height: Int, bytesPerRow: Int
  let pixels: UnsafeMutablePointer<UInt8>
  /// Cairo's largest image has this many pixels along each side.
  static let longestSide = 32767

  /// 32 bits a pixel, cleared.
  convenience init(_ purpose: BitmapPurpose, width: Int, height: Int) {
    self.init(purpose, width: width, height: height, format: CAIRO_FORMAT_ARGB32)
  }

  /// 32 bits a pixel with whatever was in the memory; where it is opaque, alpha is not looked at.
  convenience init(_ purpose: BitmapPurpose, uncleared width: Int, height: Int, isOpaque: Bool) {
    self.init(
      purpose, width: width, height: height, format: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, isCleared: false)
  }

  /// 8 bits of alpha a pixel, cleared.
  static func mask(_ purpose: BitmapPurpose, width: Int, height: Int) -> Bitmap {
    Bitmap(purpose, width: width, height: height, format: CAIRO_FORMAT_A8)
  }

  private init(_ purpose: BitmapPurpose, width: Int, height: Int, format: cairo_format_t, isCleared: Bool = true) {
    let bytesPerRow = Int(cairo_format_stride_for_width(format, Int32(width)))
    precondition(
      bytesPerRow > 0 && height <= Self.longestSide,
      "a bitmap has at most \(Self.longestSide) pixels a side: \(width) × \(height)")
    let memory = BitmapMemory(purpose, max(bytesPerRow * height, 1), isCleared: isCleared)
    pixels = memory.bytes
    surface = cairo_image_surface_create_for_data(pixels, format, Int32(width), Int32(height), Int32(bytesPerRow))
    precondition(
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      "No bitmap of \(width) × \(height) pixels: \(String(cString: cairo_status_to_string(cairo_surface_status(surface))))")
    Self.bind(memory, to: surface)
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }

  /// The image's own pixels, not to be drawn on.
  init(viewing image: CGImage) {
    surface = image.makeSurface()
    width = image.width
    height = image.height
    bytesPerRow = image.bytesPerRow
    pixels = image.pixels.assumingMemoryBound(to: UInt8.self)
    Self.bind(image, to: surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Keeps the owner of the pixels until Cairo lets go of the surface, which it may hold longer than anybody holds the bitmap.
  private static func bind(_ owner: AnyObject, to surface: OpaquePointer) {
    cairo_surface_set_user_data(surface, ownerKey, Unmanaged.passRetained(owner).toOpaque()) { owner in
      if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() }
    }
  }
  /// Cairo compares its address.
  private static let ownerKey: UnsafeMutablePointer<cairo_user_data_key_t> = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
    return key
  }()

  var byteCount: Int { bytesPerRow * height }

  /// A picture with pixels of its own.
  func copyImage(isOpaque: Bool) -> CGImage {
    cairo_surface_flush(surface)
    guard let copy = raster_pixel_memory(byteCount, 0) else {
      preconditionFailure("No memory left for a picture of \(width) × \(height) pixels")
    }
    copy.copyMemory(from: pixels, byteCount: byteCount)
    return CGImage(
      width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque, adopting: copy, givingBack: raster_pixel_free)
  }

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
