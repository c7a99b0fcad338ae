import CoreGraphics

/// Where a layer takes touches, in its own space.
public enum HitShape: Hashable {
  case none
  /// The rectangle from (0, 0) to the layer's size; the maximum edges are outside.
  case bounds
  case path(CGPath, evenOdd: Bool)
  /// Under the line along a path, its gaps not.
  case stroke(CGPath, PaintStroke)
}
