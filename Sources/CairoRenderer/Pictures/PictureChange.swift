import CRaster
import CoreGraphics

/// The smallest rectangle in which two images of one size differ.
struct PictureChange {
  let x: Int, y: Int, width: Int, height: Int
  /// No pixel of the new image in the rectangle is transparent.
  let isOpaque: Bool

  /// Nil when they are equal.
  init?(from old: CGImage, to new: CGImage) {
    var rect = [0, 0, 0, 0]
    let differs = raster_changed_rect(
      old.bytes(0, 0), old.bytesPerRow, new.bytes(0, 0), new.bytesPerRow, new.width, new.height, &rect)
    guard differs != 0 else { return nil }
    (x, y, width, height) = (rect[0], rect[1], rect[2], rect[3])
    isOpaque = new.isOpaque || raster_is_opaque(new.bytes(x, y), width, height, new.bytesPerRow) != 0
  }

  /// The rectangle of the new image; when it is opaque, pixels that are like those of the old one are clear.
  func part(of new: CGImage, unlike old: CGImage) -> CGImage {
    let part = CGImage.uninitialized(width: width, height: height, isOpaque: false)
    if isOpaque {
      raster_keep_changed(
        old.bytes(x, y), old.bytesPerRow, new.bytes(x, y), new.bytesPerRow, width, height, part.bytes(0, 0), part.bytesPerRow)
    } else {
      raster_copy(new.bytes(x, y), new.bytesPerRow, part.bytes(0, 0), part.bytesPerRow, width, height)
    }
    return part
  }
}

extension CGImage {
  /// The pixel in column `x` of row `y`.
  func bytes(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    pixels.advanced(by: y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
  }

  /// With pixels that whoever asks writes before they are read.
  static func uninitialized(width: Int, height: Int, isOpaque: Bool) -> CGImage {
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
    return CGImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: isOpaque, adopting: pixels)
  }

  /// The image in another size; each pixel is the mean of those it lies over. Itself when the size is the same.
  public func reduced(toWidth newWidth: Int, height newHeight: Int) -> CGImage {
    guard newWidth != width || newHeight != height else { return self }
    let result = CGImage.uninitialized(width: newWidth, height: newHeight, isOpaque: isOpaque)
    raster_reduce(bytes(0, 0), width, height, bytesPerRow, result.bytes(0, 0), newWidth, newHeight, result.bytesPerRow)
    return result
  }
}
