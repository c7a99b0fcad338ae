import CoreGraphics

/// A place on a pixel grid, y down.
struct PixelPoint: Hashable {
  var x = 0, y = 0
  static func + (a: PixelPoint, b: PixelPoint) -> PixelPoint { PixelPoint(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: PixelPoint) -> PixelPoint { PixelPoint(x: -a.x, y: -a.y) }
}

/// Whole pixels from the minimum edges up to, not including, the maximum edges; y down.
struct PixelRect: Hashable {
  var minX = 0, minY = 0, maxX = 0, maxY = 0

  /// Larger than anything that is drawn, small enough for sums.
  static let everything = PixelRect(minX: -Self.farthest, minY: -Self.farthest, maxX: Self.farthest, maxY: Self.farthest)
  private static let farthest = 1 << 28

  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var area: Int { width * height }
  var origin: PixelPoint { PixelPoint(x: minX, y: minY) }
  var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  func offset(by point: PixelPoint) -> PixelRect {
    PixelRect(minX: minX + point.x, minY: minY + point.y, maxX: maxX + point.x, maxY: maxY + point.y)
  }
  func intersection(_ other: PixelRect) -> PixelRect {
    let rect = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return rect.isEmpty ? PixelRect() : rect
  }
  /// The smallest rectangle around both; an empty one counts for nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }
  /// What is left without `other`: up to four rectangles that do not overlap.
  func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    if hole.isEmpty { return isEmpty ? [] : [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
      PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
  func insetBy(_ pixels: Int) -> PixelRect {
    PixelRect(minX: minX + pixels, minY: minY + pixels, maxX: maxX - pixels, maxY: maxY - pixels)
  }
}

extension PixelRect {
  /// Edges this near to a whole pixel lie on it, in pixels.
  private static let fuzz: CGFloat = 1e-3

  /// The pixels that `rect`, in points, touches.
  init(touching rect: CGRect, scale: CGFloat) {
    guard rect.width > 0 && rect.height > 0 else {
      self.init()
      return
    }
    self.init(
      minX: pixel((rect.minX * scale + Self.fuzz).rounded(.down)), minY: pixel((rect.minY * scale + Self.fuzz).rounded(.down)),
      maxX: pixel((rect.maxX * scale - Self.fuzz).rounded(.up)), maxY: pixel((rect.maxY * scale - Self.fuzz).rounded(.up)))
  }

  /// The pixels whose edges lie nearest to those of `rect`, in points.
  init(nearest rect: CGRect, scale: CGFloat) {
    self.init(
      minX: pixel((rect.minX * scale).rounded()), minY: pixel((rect.minY * scale).rounded()),
      maxX: pixel((rect.maxX * scale).rounded()), maxY: pixel((rect.maxY * scale).rounded()))
  }

  /// nil when an edge of `rect`, in points, lies between pixels.
  init?(exactly rect: CGRect, scale: CGFloat) {
    self.init(nearest: rect, scale: scale)
    let off = [
      rect.minX * scale - CGFloat(minX), rect.minY * scale - CGFloat(minY), rect.maxX * scale - CGFloat(maxX),
      rect.maxY * scale - CGFloat(maxY),
    ]
    guard off.allSatisfy({ abs($0) < Self.fuzz }) else { return nil }
  }
}

/// A whole number of pixels that is safe to add up: not-a-number counts as zero and far ends are cut.
func pixel(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e8), 1e8)) }
