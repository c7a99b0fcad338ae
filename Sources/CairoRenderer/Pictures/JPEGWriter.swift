import CRaster
import CoreGraphics

/// Writes JPEG files (libjpeg-turbo) row by row, so that a picture need not be in memory as a whole.
public struct JPEGWriter {
  /// From 1 to 100.
  public var quality = 90
  /// In several scans, from coarse to fine. The whole picture is held in memory meanwhile.
  public var isProgressive = false
  /// How EXIF's number says that rows lie, from 1 (upright) to 8.
  public var orientation = 1

  public init() {}

  /// Writes a picture whose rows `row` names from top to bottom; each must stay as it is until the next is asked for.
  public func write(
    to path: String, width: Int, height: Int, row: @escaping (_ index: Int) throws -> UnsafePointer<UInt8>
  ) throws {
    final class Box {
      let row: (Int) throws -> UnsafePointer<UInt8>
      var failure: (any Error)?
      init(_ row: @escaping (Int) throws -> UnsafePointer<UInt8>) { self.row = row }
    }
    let box = Box(row)
    var options = raster_jpeg_options(
      quality: Int32(quality), is_progressive: isProgressive ? 1 : 0, orientation: Int32(orientation))
    let message = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { error -> String? in
      let isDone = raster_jpeg_write(
        path, width, height, &options,
        { context, index in
          let box = Unmanaged<Box>.fromOpaque(context!).takeUnretainedValue()
          do { return try box.row(index) } catch {
            box.failure = error
            return nil
          }
        }, Unmanaged.passUnretained(box).toOpaque(), error.baseAddress)
      return isDone != 0 ? nil : raster_header.text(UnsafeRawBufferPointer(error))
    }
    if let failure = box.failure { throw failure }
    if let message { throw PictureWritingError(description: message) }
  }

  public func write(_ image: CGImage, to path: String) throws {
    try write(to: path, width: image.width, height: image.height) {
      UnsafePointer(image.pixels.assumingMemoryBound(to: UInt8.self) + $0 * image.bytesPerRow)
    }
  }
}

/// Why a picture was not written.
public struct PictureWritingError: Error, CustomStringConvertible {
  public let description: String
}
