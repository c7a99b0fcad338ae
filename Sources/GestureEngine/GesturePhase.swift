/// How far a gesture has come. `ended` and `failed` stick until it is reset.
public enum GesturePhase<Value> {
  /// Undecided; may carry a value that nobody outside hears of yet.
  case possible(Value?)
  /// Recognized and going on.
  case active(Value)
  /// Recognized and over.
  case ended(Value)
  /// It was something else, or was broken off.
  case failed
}

extension GesturePhase {
  /// Ended or failed: only a reset leads out.
  @inlinable public var isTerminal: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  /// The value, whatever the phase; nil when there is none.
  @inlinable public var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The same phase with another value.
  @inlinable public func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// What may be told of a raw phase when the arena has allowed `state`: nothing beyond `possible` while it holds the
  /// gesture back, and `failed` once it refused or broke it off.
  @inlinable public func permitted(by state: RecognizerState) -> GesturePhase {
    switch state {
    case .possible:
      switch self {
      case .possible: self
      case .active(let value), .ended(let value): .possible(value)
      case .failed: .failed
      }
    case .began, .changed, .ended: self
    case .failed, .cancelled: .failed
    }
  }
}

extension GesturePhase: Equatable where Value: Equatable {}
extension GesturePhase: Sendable where Value: Sendable {}
