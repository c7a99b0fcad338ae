/// The speed of a touch from its last three samples, as SwiftUI's `DragGesture` estimates it.
///
/// With v21 the speed between the first two of them and v32 that between the last two, it is `0.25·v32 + 0.75·v21`: the older,
/// settled one counts more than the lift's jitter. Two samples give v21, fewer give zero. Time itself does not slow it down: a
/// finger that rests keeps its speed until it sends new samples.
public struct VelocitySampler<Vector: MotionVector> {
  @usableFromInline struct Sample {
    @usableFromInline var value: Vector
    @usableFromInline var time: Double
    @usableFromInline init(value: Vector, time: Double) {
      self.value = value
      self.time = time
    }
  }
  /// The oldest first; three at most.
  @usableFromInline var samples: [Sample] = []

  @inlinable public init() {}

  /// How much the older of the two speeds counts.
  @inlinable static var previousSampleWeight: Double { 0.75 }

  /// Takes the value at `time` seconds. One at the last sample's time replaces it; an earlier one, and a time that is not
  /// finite, is ignored.
  @inlinable public mutating func add(_ value: Vector, at time: Double) {
    guard time.isFinite else { return }
    if let last = samples.last {
      if time < last.time { return }
      if time - last.time < time.ulp { samples.removeLast() }
    }
    if samples.count == 3 { samples.removeFirst() }
    samples.append(Sample(value: value, time: time))
  }

  @inlinable public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Units per second.
  @inlinable public var velocity: Vector {
    guard samples.count >= 2 else { return .zero }
    let older = speed(from: samples[0], to: samples[1])
    guard samples.count == 3 else { return older }
    return speed(from: samples[1], to: samples[2])
      .combined(factor: 1 - Self.previousSampleWeight, with: older, factor: Self.previousSampleWeight)
  }

  @usableFromInline func speed(from start: Sample, to end: Sample) -> Vector {
    let factor = 1 / (end.time - start.time)
    return end.value.combined(factor: factor, with: start.value, factor: -factor)
  }
}

extension VelocitySampler.Sample: Sendable where Vector: Sendable {}
extension VelocitySampler: Sendable where Vector: Sendable {}
