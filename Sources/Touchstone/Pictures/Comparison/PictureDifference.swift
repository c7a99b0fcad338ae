import CairoRenderer
import CoreGraphics

/// How a picture differs from the one that was expected.
public struct PictureDifference {
  /// In pixels. Pictures of different sizes differ in every pixel.
  public let expectedSize: (width: Int, height: Int), actualSize: (width: Int, height: Int)
  /// Pixels that differ by more than the tolerance.
  public let differingPixels: Int
  /// The part of all pixels that they are, from 0 to 1.
  public let share: Double
  /// The largest difference of a channel, from 0 to 255.
  public let largestDifference: Int
  /// Where it lies, in pixels from the top left.
  public let largestPlace: CGPoint
  /// Around the pixels that differ, in pixels; null when none does.
  public let bounds: CGRect
  /// More pixels differ than the tolerance allows, or the sizes do.
  public let isTooLarge: Bool
  /// The expected picture in pale grey, with what differs in red. Nil when the sizes differ.
  public let picture: Picture?

  init(expected: Picture, actual: Picture, tolerance: PictureTolerance) {
    expectedSize = (expected.width, expected.height)
    actualSize = (actual.width, actual.height)
    guard expected.width == actual.width, expected.height == actual.height else {
      differingPixels = actual.width * actual.height
      (share, largestDifference, largestPlace) = (1, 255, .zero)
      bounds = CGRect(x: 0, y: 0, width: actual.width, height: actual.height)
      isTooLarge = true
      picture = nil
      return
    }
    let comparison = PictureComparison(expected.image, actual.image, tolerance: tolerance.channel)
    differingPixels = comparison.differingPixels
    share = Double(comparison.differingPixels) / Double(expected.width * expected.height)
    largestDifference = comparison.largestDifference
    largestPlace = CGPoint(x: comparison.largestX, y: comparison.largestY)
    bounds =
      comparison.differingPixels == 0
      ? .null
      : CGRect(
        x: comparison.bounds.x, y: comparison.bounds.y, width: comparison.bounds.width, height: comparison.bounds.height)
    isTooLarge = differingPixels > max(tolerance.pixels, Int(tolerance.share * Double(expected.width * expected.height)))
    picture = Picture(image: comparison.marked, scale: actual.scale)
  }
}

extension PictureDifference: CustomStringConvertible {
  /// How many pixels differ, where, and by how much at most.
  public var description: String {
    guard expectedSize == actualSize else {
      return "the picture has \(actualSize.width) × \(actualSize.height) pixels, expected were "
        + "\(expectedSize.width) × \(expectedSize.height)"
    }
    guard differingPixels > 0 else { return "no pixel differs" }
    let percent = String(format: "%.3f", share * 100)
    return "\(differingPixels) pixels differ (\(percent) %), within \(describe(bounds)) in pixels; the largest difference, "
      + "\(largestDifference) of 255, is at \(describe(largestPlace))"
  }
}

extension Picture {
  /// How the picture differs from `expected`; scales are not compared.
  public func difference(
    from expected: Picture, tolerance: PictureTolerance = .exact
  ) -> PictureDifference {
    PictureDifference(expected: expected, actual: self, tolerance: tolerance)
  }

  /// Reads a PNG, JPEG or WebP file; of an animated PNG, the first picture.
  /// - Parameter scale: Pixels a point, which the file does not say.
  /// - Throws: When the file is missing or damaged.
  public init(contentsOf url: URL, scale: CGFloat = 1) throws {
    self.init(image: try StandardImageDecoder().decode(Data(contentsOf: url)), scale: scale)
  }

  /// Reads a file at a path, relative to the current folder unless it begins with "/".
  public init(contentsOf path: String, scale: CGFloat = 1) throws {
    try self.init(contentsOf: URL(fileURLWithPath: path), scale: scale)
  }
}
