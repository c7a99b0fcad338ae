import CRaster
import CoreGraphics
import LayerTree

/// Decodes PNG (libspng), JPEG (libjpeg-turbo) and WebP (libwebp, still pictures), turned upright by a JPEG's EXIF block.
///
/// Colour profiles are not applied: numbers are taken as sRGB. 16 bits a channel become 8. A file that is damaged or cut off is
/// an error, not half a picture. From `HugePictureLimits` on, pictures are not decoded until they are drawn, and then only what is seen.
public final class StandardImageDecoder: ImageDecoder {
  /// Larger pictures are refused: 300 million pixels take 1.6 GB of temporary files.
  public static let largestPixelCount = 300_000_000
  /// The most pixels of a picture whose decoder holds them all in memory, as that of lossless WebP does.
  private static let largestWholeCount = 100_000_000

  /// Where huge pictures are decoded.
  public let workshop = PictureWorkshop()
  private let limits: HugePictureLimits
  private let scratch: String

  /// - Parameter scratch: The folder of temporary files; by default one that lies on disk, if there is such a folder.
  public init(limits: HugePictureLimits = HugePictureLimits(), scratch: String? = nil) {
    self.limits = limits
    self.scratch = scratch ?? Self.standardScratch
  }

  private static var standardScratch: String {
    // The usual folder may lie in memory; this one survives a restart by definition.
    let lasting = "/var/tmp"
    return FileManager.default.isWritableFile(atPath: lasting) ? lasting : NSTemporaryDirectory()
  }

  public func decode(_ data: Data) throws -> CGImage {
    guard let format = Format(data) else { throw ImageDecodingError(Self.notAPicture(data)) }
    if let huge = try hugePicture(.bytes(data), name: "A picture of \(data.count) bytes") { return huge }
    var picture = raster_picture()
    data.withUnsafeBytes { bytes in
      let file = bytes.bindMemory(to: UInt8.self)
      switch format {
      case .png: raster_decode_png(file.baseAddress, file.count, Self.largestPixelCount, &picture)
      case .jpeg: raster_decode_jpeg(file.baseAddress, file.count, Self.largestPixelCount, &picture)
      case .webp: raster_decode_webp(file.baseAddress, file.count, Self.largestPixelCount, &picture)
      }
    }
    guard let decoded = picture.pixels else {
      let message = withUnsafeBytes(of: &picture.error) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw ImageDecodingError("\(data.count) bytes are not a usable picture: \(message).")
    }
    return CGImage(
      width: picture.width, height: picture.height, bytesPerRow: picture.width * 4, isOpaque: picture.is_opaque != 0,
      adopting: UnsafeMutableRawPointer(decoded))
  }

  public func decode(contentsOf path: String) throws -> CGImage {
    guard let file = PictureFile(path: path) else { throw ImageDecodingError("There is no file at \(path).") }
    if let huge = try hugePicture(file, name: path) { return huge }
    guard let data = FileManager.default.contents(atPath: path) else { throw ImageDecodingError("\(path) cannot be read.") }
    return try decode(data)
  }

  /// nil for a picture that is decoded whole, or a file that whoever decodes it whole has to complain about.
  private func hugePicture(_ file: PictureFile, name: String) throws -> CGImage? {
    let header = file.readHeader()
    let (width, height) = (header.width, header.height)
    guard width > 0, height > 0, width > Bitmap.longestSide || height > Bitmap.longestSide || width > limits.smallest / height
    else { return nil }
    func refuse(_ reason: String) -> ImageDecodingError { ImageDecodingError("\(name) is not a usable picture: \(reason).") }
    let largest = header.needs_all_pixels != 0 ? Self.largestWholeCount : Self.largestPixelCount
    guard width <= Pyramid.longestSide && height <= Pyramid.longestSide && width <= largest / height else {
      throw refuse("the picture has \(width) x \(height) pixels; at most \(largest / 1_000_000) million are decoded")
    }
    if let reason = header.reason { throw refuse(reason) }
    let pyramid = Pyramid(
      width: width, height: height, orientation: Int(header.orientation), firstPixels: limits.firstPicture)
    let work = PyramidWork(file: file, header: header, pyramid: pyramid, scratch: scratch)
    let source = HugePicture(work, name: name, workshop: workshop)
    return CGImage(width: pyramid.size.width, height: pyramid.size.height, isOpaque: source.isOpaque, source: source)
  }

  private static func notAPicture(_ data: Data) -> String {
    guard !data.isEmpty else { return "No bytes: an empty file is not a picture." }
    let start = data.prefix(12).map { String(format: "%02x", $0) }.joined(separator: " ")
    return "\(data.count) bytes that begin with \(start) are neither PNG nor JPEG nor WebP, the formats that are decoded."
  }
}

/// From which size on pictures are decoded in parts, and how; in pixels.
public struct HugePictureLimits: Hashable, Sendable {
  /// Pictures with more are huge (a choice: 96 MB of memory each).
  public var smallest: Int
  /// The most that are decoded first, if 1/8 of the sides gives that (a choice: more than a large phone shows).
  public var firstPicture: Int

  public init(smallest: Int = 24_000_000, firstPicture: Int = 4_200_000) {
    self.smallest = smallest
    self.firstPicture = firstPicture
  }
}

/// Told by the first bytes, not by a file's name.
private enum Format {
  case png, jpeg, webp

  init?(_ data: Data) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if data.count >= 12 && data.starts(with: Array("RIFF".utf8)) && data.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webp
    } else {
      return nil
    }
  }
}
