import SeededRandom

/// What random fingers are moved by. The numbers belong to the seeds that stand in reports: they must not change.
package struct SeededNumbers: RandomNumberGenerator {
  private var generator: SplitMix64
  package init(seed: UInt64) { generator = SplitMix64(seed: seed) }
  /// A generator with this seed goes on where this one is.
  package var seedFromHere: UInt64 { generator.state }
  package mutating func next() -> UInt64 { generator.next() }
  /// From 0 up to `bound`, without it.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
