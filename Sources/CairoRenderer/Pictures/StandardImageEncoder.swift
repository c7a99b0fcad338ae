import CRaster
import CoreGraphics
import LayerTree

/// Writes PNG and JPEG, on any thread.
public final class StandardImageEncoder: ImageEncoder, Sendable {
  public init() {}

  public func png(_ image: CGImage) -> Data? { PNGEncoder.encode(image) }

  public func jpeg(_ image: CGImage, quality: Double) -> Data? {
    let opaque = image.isOpaque ? image : image.onWhite
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    // libjpeg's scale begins at 1.
    let level = Int32((1 + quality * 99).rounded())
    let isDone = raster_jpeg_encode(
      opaque.pixels.assumingMemoryBound(to: UInt8.self), opaque.width, opaque.height, opaque.bytesPerRow, level, &bytes, &count)
    guard isDone != 0, let bytes else { return nil }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
  }
}

extension CGImage {
  /// Without transparency. Colour is multiplied by alpha already, so each channel takes what alpha leaves.
  fileprivate var onWhite: CGImage {
    let count = width * height * 4
    let target = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    for row in 0..<height {
      let line = pixels + row * bytesPerRow, written = target + row * width * 4
      for place in stride(from: 0, to: width * 4, by: 4) {
        let rest = 255 - line.load(fromByteOffset: place + 3, as: UInt8.self)
        for channel in 0..<3 {
          written.storeBytes(
            of: line.load(fromByteOffset: place + channel, as: UInt8.self) &+ rest, toByteOffset: place + channel, as: UInt8.self)
        }
        written.storeBytes(of: 255, toByteOffset: place + 3, as: UInt8.self)
      }
    }
    return CGImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: true, adopting: target)
  }
}
