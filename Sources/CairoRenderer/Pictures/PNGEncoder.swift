import CoreGraphics
import CRaster

/// Writes PNG files; the same pixels give the same bytes on the same machine.
public enum PNGEncoder {
  /// Without alpha when the frame has none.
  public static func encode(_ frame: Frame) -> Data {
    encode(frame.pixels, frame.width, frame.height, frame.bytesPerRow, hasAlpha: !frame.isOpaque)
  }

  /// Without alpha when the image has none.
  public static func encode(_ image: CGImage) -> Data {
    encode(image.pixels, image.width, image.height, image.bytesPerRow, hasAlpha: !image.isOpaque)
  }

  static func encode(
    _ pixels: UnsafeMutableRawPointer, _ width: Int, _ height: Int, _ bytesPerRow: Int, hasAlpha: Bool
  ) -> Data {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let failed = raster_png_encode(
      pixels.assumingMemoryBound(to: UInt8.self), width, height, bytesPerRow, hasAlpha ? 1 : 0, &bytes, &count)
    guard failed == 0, let bytes else {
      preconditionFailure("No memory left for the PNG of a picture of \(width) × \(height) pixels")
    }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
  }
}
