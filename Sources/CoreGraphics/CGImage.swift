import Foundation

/// A bitmap: 32 bits a pixel, blue, green, red, alpha in memory order, colour multiplied by alpha.
///
/// Equal only to itself.
public final class CGImage: Hashable, @unchecked Sendable {
  public let width: Int, height: Int
  /// From one row to the next.
  public let bytesPerRow: Int
  /// No pixel is transparent.
  public let isOpaque: Bool
  /// `height * bytesPerRow` bytes, freed with the image. Those of a picture that is decoded in parts are brought together when they are
  /// first asked for, which takes as long as decoding all of it.
  public var pixels: UnsafeMutableRawPointer { ownPixels ?? source!.allPixels() }
  private let ownPixels: UnsafeMutableRawPointer?
  /// Decodes the picture in parts as they are wanted; nil for pixels in memory.
  package let source: (any PixelSource)?

  /// Takes over `pixels`, which must come from `UnsafeMutableRawPointer.allocate` (with an alignment of at most 16) or `malloc`.
  public init(width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, adopting pixels: UnsafeMutableRawPointer) {
    precondition(width > 0 && height > 0 && bytesPerRow >= width * 4, "a CGImage needs pixels: \(width) × \(height)")
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    ownPixels = pixels
    source = nil
  }

  /// A picture of which `source` shows parts.
  package init(width: Int, height: Int, isOpaque: Bool, source: any PixelSource) {
    self.width = width
    self.height = height
    bytesPerRow = width * 4
    self.isOpaque = isOpaque
    ownPixels = nil
    self.source = source
  }
  deinit { ownPixels?.deallocate() }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where the pixels of an image come from that is too large to be decoded whole.
package protocol PixelSource: AnyObject {
  /// All rows, `width * 4` bytes each, as long as the source lives.
  func allPixels() -> UnsafeMutableRawPointer
  /// Waits until there is something to show. False when the file turned out to be damaged.
  func prepareFirstPicture() -> Bool
  /// The picture in another size; nil when the file turned out to be damaged.
  func reduced(width: Int, height: Int) -> CGImage?
}
