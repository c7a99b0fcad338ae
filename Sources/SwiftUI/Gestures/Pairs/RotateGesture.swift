import CoreGraphics
import Foundation
import GestureEngine

/// Two fingers that turn about each other.
///
/// Active once the angle differs by more than `minimumAngleDelta` and each finger has moved a point; what it took to begin is
/// part of the first value. Full turns count on.
public struct RotateGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Since the start, clockwise.
    public var rotation: Angle
    /// Per second.
    public var velocity: Angle
    /// The middle of the fingers at the start, as a share of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in the view's space.
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: Sendable {}

extension RotateGesture: Gesture {
  public typealias Body = Never
  nonisolated public func _makeMachine() -> _GestureMachine<Value> {
    RotateMachine<Value>(OddNumbers.angleDelta(minimumAngleDelta), name: "RotateGesture", Self.value)
  }
  nonisolated public func _update(_ machine: _GestureMachine<Value>) {
    machine.expecting(RotateMachine<Value>.self).minimumAngleDelta = OddNumbers.angleDelta(minimumAngleDelta)
  }
  private nonisolated static func value(_ reading: FingerPairMachine<Value>.Reading) -> Value {
    Value(
      time: Date(timeIntervalSinceReferenceDate: reading.time), rotation: .radians(reading.change),
      velocity: .radians(reading.velocity), startAnchor: reading.startAnchor, startLocation: reading.startLocation)
  }
}

/// The older form of `RotateGesture`: its value is the angle alone.
public struct RotationGesture {
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Sendable {}

extension RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  nonisolated public func _makeMachine() -> _GestureMachine<Angle> {
    RotateMachine<Angle>(OddNumbers.angleDelta(minimumAngleDelta), name: "RotationGesture") { .radians($0.change) }
  }
  nonisolated public func _update(_ machine: _GestureMachine<Angle>) {
    machine.expecting(RotateMachine<Angle>.self).minimumAngleDelta = OddNumbers.angleDelta(minimumAngleDelta)
  }
}

extension OddNumbers {
  fileprivate static func angleDelta(_ delta: Angle) -> Angle {
    .radians(number(delta.radians, "minimumAngleDelta of a rotation", or: Angle.degrees(1).radians))
  }
}

private final class RotateMachine<Value>: FingerPairMachine<Value> {
  var minimumAngleDelta: Angle
  private let ownName: String
  private let make: (Reading) -> Value
  /// The last angle, with full turns.
  private var turned = 0.0

  init(_ minimumAngleDelta: Angle, name: String, _ make: @escaping (Reading) -> Value) {
    self.minimumAngleDelta = minimumAngleDelta
    ownName = name
    self.make = make
  }
  override var name: String { ownName }
  override func change(from start: (CGPoint, CGPoint), to now: (CGPoint, CGPoint)) -> Double {
    turned += remainder(angle(now) - angle(start) - turned, 2 * .pi)
    return turned
  }
  override func isEnough(_ change: Double) -> Bool { abs(change) > minimumAngleDelta.radians }
  override func value(_ reading: Reading) -> Value { make(reading) }
  override func reset() {
    super.reset()
    turned = 0
  }

  private func angle(_ pair: (CGPoint, CGPoint)) -> Double {
    Double(atan2(pair.1.y - pair.0.y, pair.1.x - pair.0.x))
  }
}
