import CoreGraphics
import GestureEngine

/// Two fingers that move apart or together.
///
/// Active once the scale differs from 1 by more than `minimumScaleDelta` and each finger has moved a point; what it took to begin
/// is part of the first value.
public struct MagnifyGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The distance of the fingers, relative to that at the start: 1 is no change.
    public var magnification: CGFloat
    /// Magnification per second.
    public var velocity: CGFloat
    /// The middle of the fingers at the start, as a share of the view's size; outside of 0...1 where the fingers were.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in the view's space.
    public var startLocation: CGPoint
  }
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Sendable {}

extension MagnifyGesture: Gesture {
  public typealias Body = Never
  nonisolated public func _makeMachine() -> _GestureMachine<Value> {
    MagnifyMachine<Value>(OddNumbers.scaleDelta(minimumScaleDelta), name: "MagnifyGesture", Self.value)
  }
  nonisolated public func _update(_ machine: _GestureMachine<Value>) {
    machine.expecting(MagnifyMachine<Value>.self).minimumScaleDelta = OddNumbers.scaleDelta(minimumScaleDelta)
  }
  private nonisolated static func value(_ reading: FingerPairMachine<Value>.Reading) -> Value {
    Value(
      time: Date(timeIntervalSinceReferenceDate: reading.time), magnification: reading.change, velocity: reading.velocity,
      startAnchor: reading.startAnchor, startLocation: reading.startLocation)
  }
}

/// The older form of `MagnifyGesture`: its value is the scale alone.
public struct MagnificationGesture {
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Sendable {}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  nonisolated public func _makeMachine() -> _GestureMachine<CGFloat> {
    MagnifyMachine<CGFloat>(OddNumbers.scaleDelta(minimumScaleDelta), name: "MagnificationGesture") { CGFloat($0.change) }
  }
  nonisolated public func _update(_ machine: _GestureMachine<CGFloat>) {
    machine.expecting(MagnifyMachine<CGFloat>.self).minimumScaleDelta = OddNumbers.scaleDelta(minimumScaleDelta)
  }
}

extension OddNumbers {
  fileprivate static func scaleDelta(_ delta: CGFloat) -> CGFloat {
    number(delta, "minimumScaleDelta of a magnification", or: 0.01)
  }
}

private final class MagnifyMachine<Value>: FingerPairMachine<Value> {
  var minimumScaleDelta: CGFloat
  private let ownName: String
  private let make: (Reading) -> Value

  init(_ minimumScaleDelta: CGFloat, name: String, _ make: @escaping (Reading) -> Value) {
    self.minimumScaleDelta = minimumScaleDelta
    ownName = name
    self.make = make
  }
  override var name: String { ownName }
  override func change(from start: (CGPoint, CGPoint), to now: (CGPoint, CGPoint)) -> Double {
    Double(distance(now) / distance(start))
  }
  override func isEnough(_ change: Double) -> Bool { abs(change - 1) > Double(minimumScaleDelta) }
  override func value(_ reading: Reading) -> Value { make(reading) }

  private func distance(_ pair: (CGPoint, CGPoint)) -> CGFloat {
    let (x, y) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
    return (x * x + y * y).squareRoot()
  }
}
