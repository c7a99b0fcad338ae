import CRaster
import CoreGraphics

/// The decoding of a huge picture, on whatever thread it is called.
struct PyramidWork {
  let file: PictureFile, header: raster_header, pyramid: Pyramid
  /// The folder of temporary files.
  let scratch: String

  /// PNG has no smaller version of itself in it: its levels are made in one go.
  var makesAllAtOnce: Bool { header.format == raster_png }

  /// The level that is decoded first, by itself.
  func firstLevel() throws -> WholeRows {
    let rows = try WholeRows(width: pyramid.width(ofLevel: pyramid.first), height: pyramid.height(ofLevel: pyramid.first))
    try readRows(divisor: 1 << pyramid.first) { rows.pixels + $0 * rows.width * 4 }
    return rows
  }

  /// All tiles, and, where `first` is there, the level that is kept in memory. Tiles are cut on a second thread.
  func tiles(into store: PyramidStore, first: WholeRows?) throws {
    var taker: (any RowTaker)? = first
    for level in (0..<pyramid.first).reversed() { taker = try PyramidRows(pyramid, level: level, store: store, next: taker) }
    guard let finest = taker else { return }
    let line = try BatchLine(width: pyramid.width, height: pyramid.height, into: finest)
    do { try readRows(divisor: 1) { line.room($0) } } catch {
      line.giveUp()
      throw line.failure ?? error
    }
    line.finish()
    if let failure = line.failure { throw failure }
  }

  /// `room` says where a row goes; nil ends the work.
  private func readRows(divisor: Int, room: @escaping (_ row: Int) -> UnsafeMutablePointer<UInt8>?) throws {
    final class Box {
      let room: (Int) -> UnsafeMutablePointer<UInt8>?
      init(_ room: @escaping (Int) -> UnsafeMutablePointer<UInt8>?) { self.room = room }
    }
    let box = Box(room)
    var header = header
    let message = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { error -> String? in
      let isDone = file.withRaster { file in
        scratch.withCString {
          raster_read_rows(
            &file, &header, Int32(divisor), $0,
            { context, row in Unmanaged<Box>.fromOpaque(context!).takeUnretainedValue().room(row) },
            Unmanaged.passUnretained(box).toOpaque(), error.baseAddress)
        }
      }
      return isDone != 0 ? nil : raster_header.text(UnsafeRawBufferPointer(error))
    }
    withExtendedLifetime(box) {}
    if let message { throw PyramidError(message) }
  }
}

/// Hands rows in batches from the thread that decodes to one that cuts them into tiles.
private final class BatchLine: @unchecked Sendable {
  private let width: Int, height: Int
  private let taker: any RowTaker
  private let queue = DispatchQueue(label: "tiles")
  private let free = DispatchSemaphore(value: BatchLine.count)
  private let lock = NSLock()
  private var storedFailure: (any Error)?
  private var batches: [UnsafeMutablePointer<UInt8>] = []
  private var current = -1, start = 0

  /// Batches in memory, and rows in each (choices).
  private static let count = 3, rows = 64

  init(width: Int, height: Int, into taker: any RowTaker) throws {
    self.width = width
    self.height = height
    self.taker = taker
    for _ in 0..<Self.count {
      guard let memory = raster_pixel_memory(width * 4 * Self.rows, 0) else { throw PyramidError("no memory for rows") }
      batches.append(memory.assumingMemoryBound(to: UInt8.self))
    }
  }
  deinit { batches.forEach { raster_pixel_free($0, width * 4 * Self.rows) } }

  var failure: (any Error)? { lock.withLock { storedFailure } }

  func room(_ row: Int) -> UnsafeMutablePointer<UInt8>? {
    if row % Self.rows == 0 {
      if row > 0 { handOver(upTo: row) }
      guard failure == nil else { return nil }
      free.wait()
      current = (current + 1) % Self.count
      start = row
    }
    return batches[current] + (row - start) * width * 4
  }

  private func handOver(upTo end: Int) {
    nonisolated(unsafe) let batch = batches[current]
    let rows = end - start
    queue.async { [self] in
      defer { free.signal() }
      guard failure == nil else { return }
      do {
        let (room, stride) = taker.room
        raster_copy(batch, width * 4, room, stride, width, rows)
        try taker.added(rows)
      } catch {
        lock.withLock { storedFailure = error }
      }
    }
  }

  func finish() {
    if current >= 0 { handOver(upTo: height) }
    queue.sync {}
  }
  func giveUp() {
    queue.sync {}
    // A semaphore must not be freed below its first value.
    if current >= 0 { free.signal() }
  }
}
