/// The speed of a pan as UIPanGestureRecognizer reports it: 0.2 of the current sample and 0.8 of the one before, each a way
/// through its time. The first move has no sample before it and reports 0.2 of its own. [measured]
public struct PanVelocity<Vector: MotionVector> {
  @usableFromInline var last: (location: Vector, time: Double)?
  @usableFromInline var current: Vector?
  @usableFromInline var previous: Vector?

  @inlinable public init() {}

  @inlinable static var currentWeight: Double { 0.2 }

  /// Takes the location (of one finger, or the middle of several) at `time` seconds. One at the same time as the last replaces
  /// it as the place the next way starts from; an earlier one, and a time that is not finite, is ignored.
  @inlinable public mutating func add(_ location: Vector, at time: Double) {
    guard time.isFinite else { return }
    guard let last else {
      self.last = (location, time)
      return
    }
    guard time >= last.time else { return }
    if time - last.time >= time.ulp {
      let factor = 1 / (time - last.time)
      previous = current
      current = location.combined(factor: factor, with: last.location, factor: -factor)
    }
    self.last = (location, time)
  }

  /// Goes on from `location` without a speed of its own, as when fingers come or go and the middle between them jumps (a choice).
  @inlinable public mutating func rebase(to location: Vector, at time: Double) { last = (location, time) }

  @inlinable public mutating func reset() { self = PanVelocity() }

  /// Units per second; zero before the first move.
  @inlinable public var velocity: Vector {
    guard let current else { return .zero }
    return current.combined(factor: Self.currentWeight, with: previous ?? .zero, factor: 1 - Self.currentWeight)
  }
}

extension PanVelocity: Sendable where Vector: Sendable {}
