import CRaster
import CoreGraphics

/// The tiles of one picture in a file without a name, which goes with the last user. Safe to use from several threads.
final class PyramidStore: @unchecked Sendable {
  let pyramid: Pyramid
  private let file: Int32
  private let lock = NSLock()
  private var rows: [Int]
  /// Called, on a thread that works, when there is another row of tiles.
  var onRow: () -> Void = {}

  /// - Throws: `PyramidError` when the folder takes no file.
  init(_ pyramid: Pyramid, folder: String) throws {
    self.pyramid = pyramid
    rows = Array(repeating: 0, count: pyramid.first)
    file = raster_scratch_file(folder)
    guard file >= 0 else { throw PyramidError("no file can be made in \(folder)") }
  }
  deinit { close(file) }

  /// How many rows of tiles each level has so far.
  var finishedRows: [Int] { lock.withLock { rows } }

  func finished(row: Int, ofLevel level: Int) {
    lock.withLock { rows[level] = row + 1 }
    onRow()
  }

  /// - Parameter stride: The bytes from one row of `pixels` to the next.
  func write(_ pixels: UnsafeMutablePointer<UInt8>, stride: Int, _ tile: Pyramid.Tile) throws {
    let (width, height) = pyramid.storedSize(of: tile)
    let failure = raster_scratch_write_rows(file, pixels, width * 4, stride, height, pyramid.offset(of: tile))
    guard failure == 0 else { throw PyramidError("its tiles cannot be written: \(String(cString: strerror(failure)))") }
  }

  /// Reads a tile with its borders into memory with room for it; false when it is not to be had.
  func read(_ tile: Pyramid.Tile, into pixels: UnsafeMutablePointer<UInt8>) -> Bool {
    let (width, height) = pyramid.storedSize(of: tile)
    return raster_scratch_read(file, pixels, width * height * 4, pyramid.offset(of: tile)) == 0
  }
}
