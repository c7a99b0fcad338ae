import CoreGraphics

/// A part of a line: its text, where it begins from the line's left, and how wide it is, in points.
public struct TextPart {
  public var block: TextBlock
  /// From the left of the line; in points, as the width.
  public var left: CGFloat, width: CGFloat
  public init(block: TextBlock, left: CGFloat, width: CGFloat) {
    self.block = block
    self.left = left
    self.width = width
  }
}
