/// Numbers that look random and are the same on every device (SplitMix64).
struct SeededRandom {
  private var state: UInt64

  /// Neighbouring seeds start far apart in the one sequence that there is.
  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95 &+ 0x1234_5678 }

  /// 0 up to, not including, 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) / Double(UInt64(1) << 53)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// 0 up to, not including, `count`.
  mutating func index(_ count: Int) -> Int { Int(unit() * Double(count)) }
}
