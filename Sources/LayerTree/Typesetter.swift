import CoreGraphics

/// Measures text and symbols; the renderer draws them by the same rules.
public protocol Typesetter: AnyObject {
  /// The size and baselines of `block` in at most `width` × `height` points; nil is unbounded.
  func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics
  /// The size of a symbol in points and its baseline from the top, or nil when the name is unknown.
  func measure(_ symbol: SymbolBlock) -> TextMetrics?

  // For text that is edited. Places are counted in bytes of UTF-8 over all runs, points from the top left of the block set in
  // `width`; a block without lines has none.

  /// The caret before the character that begins at `offset`: its edge at which reading enters the character, without a width.
  func caret(in block: TextBlock, width: CGFloat?, at offset: Int) -> CGRect
  /// The gap between characters that is nearest to `point`.
  func offset(in block: TextBlock, width: CGFloat?, at point: CGPoint) -> Int
  /// What lies behind the characters of a range: one or more rectangles on each line.
  func selection(in block: TextBlock, width: CGFloat?, range: Range<Int>) -> [CGRect]
  /// The size in which these places lie.
  func editedSize(of block: TextBlock, width: CGFloat?) -> CGSize
  /// What is to be drawn of a block without a width so that `range`, in points from its left, is seen.
  func parts(of block: TextBlock, within range: Range<CGFloat>) -> [TextPart]
}

/// For a typesetter that sets text that is edited as it sets any other.
extension Typesetter {
  public func editedSize(of block: TextBlock, width: CGFloat?) -> CGSize { measure(block, width: width, height: nil).size }
  public func parts(of block: TextBlock, within range: Range<CGFloat>) -> [TextPart] {
    [TextPart(block: block, left: 0, width: editedSize(of: block, width: nil).width)]
  }
}

/// For a typesetter that knows one line, set from left to right.
extension Typesetter {
  public func caret(in block: TextBlock, width: CGFloat?, at offset: Int) -> CGRect {
    var prefix = block
    var left = offset
    for index in prefix.runs.indices {
      let string = prefix.runs[index].string
      prefix.runs[index].string = String(decoding: string.utf8.prefix(max(0, left)), as: UTF8.self)
      left -= string.utf8.count
    }
    let height = measure(block, width: nil, height: nil).size.height
    let isEmpty = prefix.runs.allSatisfy(\.string.isEmpty)
    return CGRect(x: isEmpty ? 0 : measure(prefix, width: nil, height: nil).size.width, y: 0, width: 0, height: height)
  }
  public func offset(in block: TextBlock, width: CGFloat?, at point: CGPoint) -> Int {
    var nearest = (offset: 0, distance: CGFloat.infinity), offset = 0
    for character in block.runs.map(\.string).joined() + "\0" {
      let distance = abs(caret(in: block, width: width, at: offset).minX - point.x)
      if distance < nearest.distance { nearest = (offset, distance) }
      offset += character.utf8.count
    }
    return nearest.offset
  }
  public func selection(in block: TextBlock, width: CGFloat?, range: Range<Int>) -> [CGRect] {
    let start = caret(in: block, width: width, at: range.lowerBound)
    let end = caret(in: block, width: width, at: range.upperBound)
    return range.isEmpty ? [] : [CGRect(x: start.minX, y: 0, width: end.minX - start.minX, height: start.height)]
  }
}

/// Turns the bytes of a PNG, JPEG or WebP file into a picture, upright. Called from any thread, several at once.
public protocol ImageDecoder: AnyObject {
  /// Throws `ImageDecodingError`, which says what is wrong with the bytes.
  func decode(_ data: Data) throws -> CGImage
  /// The picture of a file. Large ones are read from there as they are wanted.
  func decode(contentsOf path: String) throws -> CGImage
}

/// Writes pictures as files' bytes. Called from any thread.
public protocol ImageEncoder: AnyObject, Sendable {
  /// nil where there is no memory for it.
  func png(_ image: CGImage) -> Data?
  /// On white where the picture is transparent. From 0, the smallest file, to 1, the best.
  func jpeg(_ image: CGImage, quality: Double) -> Data?
}

/// Why bytes are not a picture.
public struct ImageDecodingError: Error, CustomStringConvertible, Equatable {
  /// What is wrong, and in which bytes where that is known.
  public let description: String
  public init(_ description: String) { self.description = description }
}
