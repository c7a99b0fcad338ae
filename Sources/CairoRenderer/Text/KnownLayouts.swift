import CoreGraphics
import LayerTree

/// The layouts of one block in the boxes that were asked for lately.
final class KnownLayouts {
  private var layouts: [(width: CGFloat?, height: CGFloat?, layout: TextLayout)] = []
  /// The block without a bound, where it is one line: set alike in every box that is wide enough, however low.
  private var line: TextLayout?
  private var wasTriedAsLine = false
  private static let capacity = 8
  /// In bytes of UTF-8 (a choice): a longer text is seldom one line, and is not set twice to find out.
  private static let longestLine = 48

  func layout(width: CGFloat?, height: CGFloat?) -> TextLayout? {
    if let line, width.map({ $0 >= line.lines[0].width }) ?? true { return line }
    return layouts.first { $0.width == width && $0.height == height }?.layout
  }

  func add(_ layout: TextLayout, width: CGFloat?, height: CGFloat?) {
    if width == nil {
      wasTriedAsLine = true
      if layout.lines.count == 1 && !layout.metrics.isTruncated { line = layout }
    }
    if layouts.count >= Self.capacity { layouts.removeFirst() }
    layouts.append((width, height, layout))
  }

  /// Short, not tried yet, and without Hangul, whose words are kept whole only where there is a bound.
  func mayBeOneLine(_ block: TextBlock) -> Bool {
    guard !wasTriedAsLine, block.runs.reduce(0, { $0 + $1.string.utf8.count }) <= Self.longestLine else { return false }
    // Hangul begins at U+1100, which UTF-8 begins with this byte.
    return block.runs.allSatisfy { $0.string.utf8.allSatisfy { $0 < 0xE1 } }
  }
}
