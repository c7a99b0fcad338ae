import CRaster
import CoreGraphics

/// Takes rows of pixels, from top to bottom.
protocol RowTaker: AnyObject {
  /// Where the next rows are to be written, and the bytes from one to the next. There is room for `PyramidRows.batch` rows.
  var room: (pixels: UnsafeMutablePointer<UInt8>, stride: Int) { get }
  func added(_ rows: Int) throws
}

/// The rows of one level on their way into tiles: about one row of tiles is kept in memory.
final class PyramidRows: RowTaker {
  private let pyramid: Pyramid, level: Int
  private let width: Int, height: Int
  private let store: PyramidStore
  /// Takes the rows of the next level.
  private let next: (any RowTaker)?
  /// A row above, those of a row of tiles, and more; each with a pixel before and behind.
  private let buffer: UnsafeMutablePointer<UInt8>
  private let bufferBytes: Int
  private let stride: Int
  private let tile: UnsafeMutablePointer<UInt8>
  /// The level's row that lies in the buffer's second one.
  private var top = 0
  /// Rows in the buffer from `top` on.
  private var count = 0

  /// The most rows that are added at once.
  static let batch = Pyramid.tileHeight / 2
  private static let tileBytes = (Pyramid.tileWidth + 2) * (Pyramid.tileHeight + 2) * 4

  init(_ pyramid: Pyramid, level: Int, store: PyramidStore, next: (any RowTaker)?) throws {
    self.pyramid = pyramid
    self.level = level
    self.store = store
    self.next = next
    width = pyramid.width(ofLevel: level)
    height = pyramid.height(ofLevel: level)
    stride = (width + 2) * 4
    bufferBytes = stride * (Pyramid.tileHeight + Self.batch + 2)
    guard let rows = raster_pixel_memory(bufferBytes, 0), let tile = raster_pixel_memory(Self.tileBytes, 0)
    else { throw PyramidError("no memory for the rows of a level") }
    buffer = rows.assumingMemoryBound(to: UInt8.self)
    self.tile = tile.assumingMemoryBound(to: UInt8.self)
  }

  deinit {
    raster_pixel_free(buffer, bufferBytes)
    raster_pixel_free(tile, Self.tileBytes)
  }

  private func row(_ index: Int) -> UnsafeMutablePointer<UInt8> { buffer + index * stride }

  var room: (pixels: UnsafeMutablePointer<UInt8>, stride: Int) { (row(1 + count) + 4, stride) }

  func added(_ rows: Int) throws {
    for index in (1 + count)..<(1 + count + rows) {
      memcpy(row(index), row(index) + 4, 4)
      memcpy(row(index) + (width + 1) * 4, row(index) + width * 4, 4)
    }
    count += rows
    // A row of tiles borders on the row below it.
    while count > Pyramid.tileHeight || (count > 0 && top + count == height) { try finishTiles() }
  }

  private func finishTiles() throws {
    let rows = min(Pyramid.tileHeight, count)
    if top == 0 { memcpy(row(0), row(1), stride) }
    if top + rows == height { memcpy(row(rows + 1), row(rows), stride) }
    try cut(rows)
    store.finished(row: top / Pyramid.tileHeight, ofLevel: level)
    if let next {
      let (pixels, nextStride) = next.room
      raster_halve(row(1) + 4, width, rows, stride, pixels, nextStride)
      try next.added((rows + 1) / 2)
    }
    memmove(row(0), row(rows), (count - rows + 1) * stride)
    top += rows
    count -= rows
  }

  private func cut(_ rows: Int) throws {
    for column in 0..<pyramid.columns(ofLevel: level) {
      let key = Pyramid.Tile(level: level, column: column, row: top / Pyramid.tileHeight)
      let start = buffer + column * Pyramid.tileWidth * 4
      guard pyramid.orientation.number > 1 else {
        try store.write(start, stride: stride, key)
        continue
      }
      let turnedStride = pyramid.storedSize(of: key).width * 4
      raster_turn(
        start, pyramid.place(of: key).width + 2, rows + 2, stride, tile, turnedStride, Int32(pyramid.orientation.number))
      try store.write(tile, stride: turnedStride, key)
    }
  }
}

/// The rows of a level that is kept in memory.
final class WholeRows: RowTaker {
  let pixels: UnsafeMutablePointer<UInt8>
  let width: Int, height: Int
  private let byteCount: Int
  private var count = 0

  /// A level may be made of halves of an odd number of rows: there is room for what is rounded up.
  init(width: Int, height: Int) throws {
    self.width = width
    self.height = height
    byteCount = width * 4 * (height + PyramidRows.batch)
    guard let memory = raster_pixel_memory(byteCount, 0) else {
      throw PyramidError("no memory for \(width) × \(height) pixels")
    }
    pixels = memory.assumingMemoryBound(to: UInt8.self)
  }
  deinit { raster_pixel_free(pixels, byteCount) }

  var room: (pixels: UnsafeMutablePointer<UInt8>, stride: Int) { (pixels + count * width * 4, width * 4) }
  func added(_ rows: Int) throws { count = min(count + rows, height) }
}

/// Why a picture or its finer levels are not to be had.
struct PyramidError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
