import CoreGraphics
import UIKit

/// Where the device's glass lies in a window, and what places of the window mean on it.
///
/// Three spaces: the window's own units, in which a mouse is reported; pixels, in which it is drawn; and points of the screen.
/// The first two differ only where the desktop enlarges windows.
struct WindowGeometry: Equatable {
  /// In the window's own units.
  let windowSize: CGSize
  let pixelWidth: Int, pixelHeight: Int
  /// Pixels a point.
  let scale: CGFloat
  /// The glass in the window, in pixels.
  let glass: PixelArea

  /// - Parameter margins: What the device's frame takes of the window, in points.
  init(windowSize: CGSize, pixelWidth: Int, pixelHeight: Int, scale: CGFloat, margins: UIEdgeInsets) {
    self.windowSize = windowSize
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    func pixels(_ points: CGFloat) -> Int { Int((points * scale).rounded()) }
    let left = pixels(margins.left), top = pixels(margins.top)
    glass = PixelArea(
      x: left, y: top, width: max(1, pixelWidth - left - pixels(margins.right)),
      height: max(1, pixelHeight - top - pixels(margins.bottom)))
  }

  var isLandscape: Bool { glass.width > glass.height }
  /// The size of the screen in points.
  var screenSize: CGSize { CGSize(width: CGFloat(glass.width) / scale, height: CGFloat(glass.height) / scale) }
  var window: PixelArea { PixelArea(x: 0, y: 0, width: pixelWidth, height: pixelHeight) }

  /// The point of the screen under a place of the window in the window's own units; outside the glass it lies beyond the bounds.
  func point(atWindow place: CGPoint) -> CGPoint {
    let x = place.x * CGFloat(pixelWidth) / max(windowSize.width, 1)
    let y = place.y * CGFloat(pixelHeight) / max(windowSize.height, 1)
    return CGPoint(x: (x - CGFloat(glass.x)) / scale, y: (y - CGFloat(glass.y)) / scale)
  }

  /// The point under a real finger, which is reported in parts of the window: 0 is its first unit and 1 its last.
  func point(atPart part: CGPoint) -> CGPoint {
    point(atWindow: CGPoint(x: part.x * (windowSize.width - 1), y: part.y * (windowSize.height - 1)))
  }

  func isOnGlass(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: screenSize).contains(point) }

  /// The nearest point of the glass: a finger that slides off the edge stays at it.
  func heldOnGlass(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, 0), screenSize.width), y: min(max(point.y, 0), screenSize.height))
  }

  /// The size of a window that shows a screen of `size` points within `margins`, in pixels.
  static func pixels(for size: CGSize, scale: CGFloat, margins: UIEdgeInsets) -> CGSize {
    CGSize(
      width: ((size.width + margins.left + margins.right) * scale).rounded(),
      height: ((size.height + margins.top + margins.bottom) * scale).rounded())
  }

  /// The largest of three, two and one pixels a point at which a window of `size` points fits into `room`; one where none does.
  static func scale(for size: CGSize, in room: CGSize) -> CGFloat {
    [3, 2].first { size.width * $0 <= room.width && size.height * $0 <= room.height } ?? 1
  }
}
