import CRaster
import CoreGraphics

/// A picture's file as it was handed over: bytes, or a place on disk that is read again and again.
enum PictureFile: Sendable {
  case bytes(Data)
  case path(String, size: Int)

  /// nil when there is no such file.
  init?(path: String) {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int else { return nil }
    self = .path(path, size: size)
  }

  var size: Int {
    switch self {
    case .bytes(let data): data.count
    case .path(_, let size): size
    }
  }

  func withRaster<Result>(_ body: (inout raster_file) -> Result) -> Result {
    switch self {
    case .bytes(let data):
      return data.withUnsafeBytes { buffer in
        let bytes = buffer.bindMemory(to: UInt8.self)
        var file = raster_file(bytes: bytes.baseAddress, size: bytes.count, path: nil)
        return body(&file)
      }
    case .path(let path, let size):
      return path.withCString {
        var file = raster_file(bytes: nil, size: size, path: $0)
        return body(&file)
      }
    }
  }

  /// What it says of itself.
  func readHeader() -> raster_header {
    withRaster {
      var header = raster_header()
      raster_read_header(&$0, &header)
      return header
    }
  }
}

extension raster_header {
  /// Why the file cannot be used; nil when it can.
  var reason: String? { error.0 == 0 ? nil : withUnsafeBytes(of: error) { Self.text($0) } }
  static func text(_ bytes: UnsafeRawBufferPointer) -> String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
}
