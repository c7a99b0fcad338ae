import CairoRenderer
import CoreGraphics
import LayerTree

/// A picture of a screen.
public struct Picture: @unchecked Sendable {
  /// Its pixels.
  public let image: CGImage
  /// Pixels a point.
  public let scale: CGFloat

  /// `scale` in pixels a point.
  public init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale
  }

  /// In pixels.
  public var width: Int { image.width }
  /// In pixels.
  public var height: Int { image.height }

  /// As a PNG file; equal pictures give equal bytes.
  public var png: Data { PNGEncoder.encode(image) }

  /// Writes the PNG file, and the folders above it where they are missing.
  public func write(to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try png.write(to: url)
  }

  /// Writes the PNG file to a path, relative to the current folder unless it begins with "/".
  public func write(to path: String) throws { try write(to: URL(fileURLWithPath: path)) }

  /// The colour of the pixel under `point`, in points; nil outside.
  public func color(at point: CGPoint) -> PaintColor? {
    guard bounds.contains(point) else { return nil }
    return color(x: Int((point.x * scale).rounded(.down)), y: Int((point.y * scale).rounded(.down)))
  }

  /// In points.
  private var bounds: CGRect { CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale) }

  /// The colour of a pixel, counted from the top left; nil outside.
  public func color(x: Int, y: Int) -> PaintColor? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let pixel = image.pixels.advanced(by: y * image.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
    let alpha = Double(pixel[3]) / 255
    guard alpha > 0 else { return .clear }
    func straight(_ byte: UInt8) -> Double { min(1, Double(byte) / 255 / alpha) }
    return PaintColor(red: straight(pixel[2]), green: straight(pixel[1]), blue: straight(pixel[0]), alpha: alpha)
  }
}

extension Picture: Equatable {
  /// The same pixels at the same scale.
  public static func == (a: Picture, b: Picture) -> Bool {
    guard a.width == b.width, a.height == b.height, a.scale == b.scale else { return false }
    return (0..<a.height).allSatisfy { row in
      memcmp(a.image.pixels + row * a.image.bytesPerRow, b.image.pixels + row * b.image.bytesPerRow, a.width * 4) == 0
    }
  }
}

extension Screen {
  /// The screen as it is now.
  public func picture() -> Picture { camera.picture() }

  /// Whether every frame is drawn, as it is on a device; else only pictures are.
  public var isWatched: Bool {
    get { camera.isWatched }
    set { camera.isWatched = newValue }
  }
}
