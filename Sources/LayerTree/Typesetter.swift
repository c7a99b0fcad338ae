import CoreGraphics

/// Measures text and symbols; the renderer draws them by the same rules.
public protocol Typesetter: AnyObject {
  /// The size and baselines of `block` in at most `width` × `height` points; nil is unbounded.
  func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics
  /// The size of a symbol in points and its baseline from the top, or nil when the name is unknown.
  func measure(_ symbol: SymbolBlock) -> TextMetrics?
}

/// Turns the bytes of a PNG, JPEG or WebP file into a picture, upright.
public protocol ImageDecoder: AnyObject {
  /// Throws `ImageDecodingError`, which says what is wrong with the bytes.
  func decode(_ data: Data) throws -> CGImage
}

/// Why bytes are not a picture.
public struct ImageDecodingError: Error, CustomStringConvertible, Equatable {
  public let description: String
  public init(_ description: String) { self.description = description }
}
