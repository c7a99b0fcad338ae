import CRaster
import CoreGraphics

/// Bytes for pixels. Large blocks that are no longer needed are used again: new memory costs a page fault every 4 KB, together more
/// than drawing does.
final class BitmapMemory {
  let bytes: UnsafeMutablePointer<UInt8>
  private let purpose: BitmapPurpose
  private let count: Int, capacity: Int

  /// All bytes are zero, or, not cleared, what they were.
  init(_ purpose: BitmapPurpose, _ count: Int, isCleared: Bool) {
    self.purpose = purpose
    self.count = count
    if let block = Self.reserve.take(count) {
      bytes = block.bytes
      capacity = block.capacity
      if isCleared { bytes.update(repeating: 0, count: count) }
    } else {
      // The system's own zeros: writing them again would touch each page twice.
      guard let memory = raster_pixel_memory(count, 1) else { preconditionFailure("No memory left for \(count) bytes of pixels") }
      bytes = memory.assumingMemoryBound(to: UInt8.self)
      capacity = count
    }
    BitmapCensus.shared.add(1, bytes: count, purpose)
  }

  deinit {
    BitmapCensus.shared.add(-1, bytes: -count, purpose)
    Self.reserve.put(Block(bytes: bytes, capacity: capacity))
  }

  fileprivate struct Block {
    var bytes: UnsafeMutablePointer<UInt8>, capacity: Int
  }

  private static let reserve = Reserve()
  static var bytesWaiting: Int { reserve.bytes }
}

/// Blocks that wait to be used again, for all threads.
private final class Reserve: @unchecked Sendable {
  private let lock = NSLock()
  private var blocks: [BitmapMemory.Block] = []
  private var total = 0
  /// Smaller blocks are left to the allocator, in bytes.
  private static let smallest = 256 << 10
  /// Nearly three screens of a large phone, in bytes (a choice).
  private static let limit = 32 << 20

  var bytes: Int {
    lock.lock()
    defer { lock.unlock() }
    return total
  }

  /// The smallest block that is large enough, and not by more than a quarter.
  func take(_ count: Int) -> BitmapMemory.Block? {
    guard count >= Self.smallest else { return nil }
    lock.lock()
    defer { lock.unlock() }
    let fitting = blocks.indices.filter { blocks[$0].capacity >= count && blocks[$0].capacity <= count + count / 4 }
    guard let index = fitting.min(by: { blocks[$0].capacity < blocks[$1].capacity }) else { return nil }
    total -= blocks[index].capacity
    return blocks.remove(at: index)
  }

  func put(_ block: BitmapMemory.Block) {
    lock.lock()
    defer { lock.unlock() }
    guard block.capacity >= Self.smallest && block.capacity <= Self.limit else {
      return raster_pixel_free(block.bytes, block.capacity)
    }
    blocks.append(block)
    total += block.capacity
    while total > Self.limit {
      let oldest = blocks.removeFirst()
      total -= oldest.capacity
      raster_pixel_free(oldest.bytes, oldest.capacity)
    }
  }
}
