extension Host {
  /// Runs a frame every sixtieth of a second for `count` frames.
  func frames(_ count: Int) { for _ in 0..<count { frame(after: 1.0 / 60) } }
}

func isClose(_ a: Double?, _ b: Double, within tolerance: Double = 1e-6) -> Bool { a.map { abs($0 - b) <= tolerance } ?? false }
