import CairoRenderer
import CoreGraphics

extension Frame {
  /// All bytes, row by row without what lies between rows.
  var bytes: Data {
    (0..<height).reduce(into: Data(capacity: width * height * 4)) {
      $0.append(pixels.assumingMemoryBound(to: UInt8.self) + $1 * bytesPerRow, count: width * 4)
    }
  }

  /// Red, green, blue, alpha; colour multiplied by alpha.
  func color(_ x: Int, _ y: Int) -> [UInt8] {
    let pixel = (pixels + y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
    return [pixel[2], pixel[1], pixel[0], pixel[3]]
  }

  /// Around all pixels that are not white; nil when all are.
  var inkBounds: CGRect? {
    var rect = CGRect.null
    for y in 0..<height {
      for x in 0..<width where color(x, y) != [255, 255, 255, 255] { rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return rect.isNull ? nil : rect
  }

  /// The first pixel that differs, for messages; nil when none does.
  func firstDifference(from other: Frame) -> String? {
    guard width == other.width && height == other.height else {
      return "\(width) × \(height) and \(other.width) × \(other.height)"
    }
    if bytes == other.bytes { return nil }
    for y in 0..<height {
      for x in 0..<width where color(x, y) != other.color(x, y) { return "(\(x), \(y)): \(color(x, y)) and \(other.color(x, y))" }
    }
    return nil
  }
}
