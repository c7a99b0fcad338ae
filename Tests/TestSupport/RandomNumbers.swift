import SeededRandom

/// Random numbers that are the same in every run.
public struct RandomNumbers: RandomNumberGenerator {
  private var generator: SplitMix64
  public init(seed: UInt64) { generator = SplitMix64(seed: seed) }
  public mutating func next() -> UInt64 { generator.next() }
  public mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
  public mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
  public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
