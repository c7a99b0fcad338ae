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
  /// `height * bytesPerRow` bytes, freed with the image.
  public let pixels: UnsafeMutableRawPointer

  /// Takes over `pixels`, which must come from `UnsafeMutableRawPointer.allocate` (with an alignment of at most 16) or `malloc`.
  public init(width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, adopting pixels: UnsafeMutableRawPointer) {
    precondition(width > 0 && height > 0 && bytesPerRow >= width * 4, "a CGImage needs pixels: \(width) × \(height)")
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    self.pixels = pixels
  }
  deinit { pixels.deallocate() }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
