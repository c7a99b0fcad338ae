import CCairo
import CoreGraphics
import CRaster

/// The pixels a renderer draws into: 32 bits each, blue, green, red, alpha in memory order, colour multiplied by alpha.
public final class Frame {
  public let width: Int, height: Int
  /// From one row to the next.
  public var bytesPerRow: Int { bitmap.bytesPerRow }
  /// The top left pixel; valid as long as the frame.
  public var pixels: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitmap.pixels) }
  /// No pixel is transparent: the background it was drawn on has full alpha.
  public internal(set) var isOpaque = false
  let bitmap: Bitmap

  /// - Parameter isCleared: False where every pixel is written before anybody looks.
  init(width: Int, height: Int, isCleared: Bool = true) {
    self.width = width
    self.height = height
    bitmap =
      isCleared
      ? Bitmap(.frame, width: width, height: height) : Bitmap(.frame, uncleared: width, height: height, isOpaque: false)
  }

  /// A picture of the frame as it is now, with pixels of its own.
  public func copyImage() -> CGImage {
    guard let copy = raster_pixel_memory(bytesPerRow * height, 0) else {
      preconditionFailure("No memory left for a picture of \(width) × \(height) pixels")
    }
    copy.copyMemory(from: pixels, byteCount: bytesPerRow * height)
    return CGImage(
      width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque, adopting: copy, givingBack: raster_pixel_free)
  }
}
