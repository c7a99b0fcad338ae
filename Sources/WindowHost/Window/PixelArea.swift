import CSDL
import CoreGraphics

/// A rectangle of whole pixels of a window, from its top left corner.
struct PixelArea: Hashable {
  var x: Int, y: Int, width: Int, height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels that `rect` touches.
  init(covering rect: CGRect) {
    let minX = Int(rect.minX.rounded(.down)), minY = Int(rect.minY.rounded(.down))
    self.init(
      x: minX, y: minY, width: Int(rect.maxX.rounded(.up)) - minX, height: Int(rect.maxY.rounded(.up)) - minY)
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }
  var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  var sdlRect: SDL_Rect { SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height)) }

  func moved(x dx: Int, y dy: Int) -> PixelArea { PixelArea(x: x + dx, y: y + dy, width: width, height: height) }

  /// Empty where the two do not meet.
  func intersection(_ other: PixelArea) -> PixelArea {
    let left = max(x, other.x), top = max(y, other.y)
    let right = min(x + width, other.x + other.width), bottom = min(y + height, other.y + other.height)
    return PixelArea(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
