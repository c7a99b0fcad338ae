import CRaster
import Foundation

/// What the operating system says of this process, in the units that the peers print.
enum Meters {
  /// CPU milliseconds of all threads.
  static var cpu: Double { milliseconds(on: CLOCK_PROCESS_CPUTIME_ID) }
  /// Milliseconds on the wall.
  static var wall: Double { milliseconds(on: CLOCK_MONOTONIC) }

  private static func milliseconds(on clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The most memory that was ever resident, in MB.
  static var peakMemory: Double { kilobytes(of: "VmHWM", in: "/proc/self/status") / 1024 }
  /// Memory of its own that is resident now: what lies in no file, in MB.
  static var anonymousMemory: Double { kilobytes(of: "RssAnon", in: "/proc/self/status") / 1024 }
  /// Memory that is resident now, pages shared with other processes counted in part, in MB.
  static var residentMemory: Double { kilobytes(of: "Pss", in: "/proc/self/smaps_rollup") / 1024 }
  /// Memory of blocks that were allocated and not freed, in MB; what the allocator keeps besides them is not counted.
  static var heapInUse: Double { Double(raster_heap_in_use()) / 1_048_576 }

  private static func kilobytes(of name: String, in file: String) -> Double {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") })
    else { return .nan }
    return line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan
  }

  /// How often a thread of this process gave the processor away to wait for something.
  static var waits: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_nvcsw
  }

  /// The yardstick between machines: milliseconds to copy one frame of 1170 × 2532 pixels of 4 bytes, the median of 41.
  static func frameCopy() -> Double {
    let size = 1170 * 2532 * 4
    let source = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    let target = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    defer {
      source.deallocate()
      target.deallocate()
    }
    memset(source, 1, size)
    memset(target, 2, size)
    return median(
      (0..<41).map { _ in
        let start = wall
        memcpy(target, source, size)
        return wall - start
      })
  }
}
