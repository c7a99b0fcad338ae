import CRaster
import Foundation
import Testing

@testable import CairoRenderer

/// What was freed between blocks that are kept goes back to the system.
@Suite struct FreeHeapTests {
  private static func ownMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
    return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 1_024
  }

  @Test func holesBetweenBlocksGoBack() throws {
    let size = 16 << 10, count = 2_000
    var blocks = (0..<count).map { _ in UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16) }
    for block in blocks { memset(block, 1, size) }
    let full = try Self.ownMemory(), before = raster_heap_in_use()
    for index in blocks.indices where index % 4 != 0 { blocks[index].deallocate() }
    let kept = stride(from: 0, to: count, by: 4).map { blocks[$0] }
    blocks = []
    #expect(before - raster_heap_in_use() > size * count / 2)
    var heap = FreeHeap()
    let isDue = heap.giveBack(afterFrames: FreeHeap.framesBetween)
    #expect(isDue)
    let afterwards = try Self.ownMemory()
    #expect(full - afterwards > size * count / 2)
    #expect(kept.allSatisfy { $0.load(as: UInt8.self) == 1 && $0.load(fromByteOffset: size - 1, as: UInt8.self) == 1 })
    for block in kept { block.deallocate() }
  }

  @Test func onlyOnceInSoManyFrames() {
    var heap = FreeHeap()
    let times = (0...3 * FreeHeap.framesBetween).filter { heap.giveBack(afterFrames: $0) }
    #expect(times == [1, 2, 3].map { $0 * FreeHeap.framesBetween })
  }
}
