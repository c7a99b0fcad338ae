import CoreGraphics

/// What a layer and everything below it is cut to.
public enum ClipShape: Hashable {
  case bounds
  case path(CGPath, evenOdd: Bool)
}
