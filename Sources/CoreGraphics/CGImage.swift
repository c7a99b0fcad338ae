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

  /// Gives the pixels back, of which there are so many bytes.
  private let giveBack: @Sendable (UnsafeMutableRawPointer, Int) -> Void

  /// Takes over `pixels`, which `giveBack` gets with `height * bytesPerRow` in the end. By itself that frees what
  /// `UnsafeMutableRawPointer.allocate` (with an alignment of at most 16) or `malloc` made.
  public init(
    width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, adopting pixels: UnsafeMutableRawPointer,
    givingBack giveBack: @escaping @Sendable (UnsafeMutableRawPointer, Int) -> Void = { pixels, _ in pixels.deallocate() }
  ) {
    precondition(width > 0 && height > 0 && bytesPerRow >= width * 4, "a CGImage needs pixels: \(width) × \(height)")
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    self.pixels = pixels
    self.giveBack = giveBack
  }
  deinit { giveBack(pixels, height * bytesPerRow) }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
