import CRaster
import CoreGraphics
import LayerTree

/// Decodes PNG (libspng), JPEG (libjpeg-turbo, turned upright by EXIF) and WebP (libwebp, still pictures).
///
/// Colour profiles are not applied: numbers are taken as sRGB. 16 bits a channel become 8. A file that is damaged or cut off is
/// an error, not half a picture.
public final class StandardImageDecoder: ImageDecoder {
  /// Larger pictures are refused: 100 million pixels are 400 MB, once more while a JPEG is turned.
  public static let largestPixelCount = 100_000_000

  public init() {}

  public func decode(_ data: Data) throws -> CGImage {
    guard let format = Format(data) else { throw ImageDecodingError(Self.notAPicture(data)) }
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
      adopting: UnsafeMutableRawPointer(decoded), givingBack: raster_pixel_free)
  }

  private static func notAPicture(_ data: Data) -> String {
    guard !data.isEmpty else { return "No bytes: an empty file is not a picture." }
    let start = data.prefix(12).map { String(format: "%02x", $0) }.joined(separator: " ")
    return "\(data.count) bytes that begin with \(start) are neither PNG nor JPEG nor WebP, the formats that are decoded."
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
