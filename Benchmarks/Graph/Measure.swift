import Glibc

/// Seconds on the monotonic clock.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The median of the seconds that `body` takes.
func medianSeconds(of runs: Int, _ body: () -> Void) -> Double {
  let times = (0..<runs).map { _ in
    let start = now()
    body()
    return now() - start
  }
  return times.sorted()[runs / 2]
}

/// The yardstick: the fewest seconds to copy one picture of 1170 × 2532 pixels of 4 bytes (11.85 MB) on this machine, now.
func secondsToCopyPicture() -> Double {
  let size = 1170 * 2532 * 4
  let source = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
  let target = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
  defer {
    source.deallocate()
    target.deallocate()
  }
  memset(source, 1, size)
  memset(target, 2, size)
  return (0..<41).map { _ in medianSeconds(of: 1) { memcpy(target, source, size) } }.min()!
}

/// Prints `figure value unit`, and its ratio to the yardstick in millionths.
func report(_ figure: String, seconds: Double, copy: Double) {
  print(figure, (seconds * 1e10).rounded() / 10, "ns")
  print(figure + "/copy", (seconds / copy * 1e8).rounded() / 100, "millionths")
}
