import CRaster
import CoreGraphics

/// How two images of one size differ, pixel by pixel.
public struct PictureComparison {
  /// Pixels that differ by more than the tolerance in one of their four channels.
  public let differingPixels: Int
  /// The largest difference of a channel, from 0 to 255, and the first pixel that has it.
  public let largestDifference: Int, largestX: Int, largestY: Int
  /// Around the pixels that differ; zero when none does.
  public let bounds: (x: Int, y: Int, width: Int, height: Int)
  /// The first image in pale grey, with the pixels that differ in red: the deeper, the more.
  public let marked: CGImage

  /// - Parameter tolerance: Differences of a channel that don't count, from 0 to 255.
  public init(_ a: CGImage, _ b: CGImage, tolerance: Int) {
    precondition(a.width == b.width && a.height == b.height, "images of different sizes can't be compared pixel by pixel")
    let image = CGImage.uninitialized(width: a.width, height: a.height, isOpaque: true)
    var result = raster_comparison()
    raster_compare(
      a.bytes(0, 0), a.bytesPerRow, b.bytes(0, 0), b.bytesPerRow, a.width, a.height, UInt32(min(max(tolerance, 0), 255)),
      image.bytes(0, 0), image.bytesPerRow, &result)
    marked = image
    differingPixels = result.count
    (largestDifference, largestX, largestY) = (Int(result.largest), result.x, result.y)
    bounds = (result.left, result.top, result.width, result.height)
  }
}
