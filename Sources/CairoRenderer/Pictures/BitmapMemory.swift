import CRaster
import CoreGraphics

/// Bytes for pixels. Large blocks that are no longer needed are used again: new memory costs a page fault every 4 KB, together more
/// than drawing does.
final class BitmapMemory {
  let bytes: UnsafeMutablePointer<UInt8>
  private let capacity: Int

  /// All bytes are zero, or, not cleared, what they were.
  init(_ count: Int, isCleared: Bool) {
    if let block = Self.reserve.take(count) {
      bytes = block.bytes
      capacity = block.capacity
    } else {
      guard let memory = raster_pixel_memory(count) else { preconditionFailure("No memory left for \(count) bytes of pixels") }
      bytes = memory.assumingMemoryBound(to: UInt8.self)
      capacity = count
    }
    if isCleared { bytes.update(repeating: 0, count: count) }
  }

  deinit { Self.reserve.put(Block(bytes: bytes, capacity: capacity)) }

  fileprivate struct Block {
    var bytes: UnsafeMutablePointer<UInt8>, capacity: Int
  }

  private static let reserve = Reserve()
}

/// Blocks that wait to be used again, for all threads.
private final class Reserve: @unchecked Sendable {
  private let lock = NSLock()
  private var blocks: [BitmapMemory.Block] = []
  private var total = 0
  /// Smaller blocks are left to the allocator, in bytes.
  private static let smallest = 256 << 10
  /// About five screens of a large phone, in bytes (a choice).
  private static let limit = 64 << 20

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
    guard block.capacity >= Self.smallest && block.capacity <= Self.limit else { return free(block.bytes) }
    blocks.append(block)
    total += block.capacity
    while total > Self.limit {
      total -= blocks[0].capacity
      free(blocks.removeFirst().bytes)
    }
  }
}
