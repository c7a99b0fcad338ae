import CoreGraphics

/// Why a recognizer changed its state; points and seconds.
public typealias GestureReason = GestureReasonNaming<Recognizer>

/// The same where other recognizers are not held but called by name.
public enum GestureReasonNaming<Other> {
  /// What it looks for was seen, and nobody stood in the way.
  case recognized
  case moved(CGFloat, limit: CGFloat)
  case heldTooLong(TimeInterval, limit: TimeInterval)
  case nextTapTooLate(limit: TimeInterval)
  case liftedBeforeThreshold(moved: CGFloat, needed: CGFloat)
  case liftedTooEarly(TimeInterval, needed: TimeInterval)
  case liftedOutside
  case secondFinger
  case touchCancelled
  /// Another recognized first and does not share.
  case excluded(by: Other)
  /// It could only have recognized if the other had failed.
  case requirementRecognized(Other)
  /// A continuous recognizer lost its last finger while it still waited for another to fail.
  case liftedWhileWaiting(for: Other)
  /// Its own `shouldBegin` said no.
  case declined
  /// Its last finger was lifted, and it neither decided nor set a deadline.
  case undecidedAtLift
  /// It was taken off its container.
  case removed
  /// The system took all fingers away.
  case systemCancelled
  /// In words of whoever asked for it.
  case custom(String)
}

extension GestureReasonNaming: CustomStringConvertible where Other == Recognizer {
  public var description: String { words(\.diagnosticName) }
}

extension GestureReasonNaming {
  /// The other that is spoken of.
  public var other: Other? {
    switch self {
    case .excluded(let other), .requirementRecognized(let other), .liftedWhileWaiting(let other): other
    default: nil
    }
  }

  /// The same reason with the other called something else.
  public func naming<Name>(_ name: (Other) -> Name) -> GestureReasonNaming<Name> {
    switch self {
    case .recognized: .recognized
    case .moved(let distance, let limit): .moved(distance, limit: limit)
    case .heldTooLong(let duration, let limit): .heldTooLong(duration, limit: limit)
    case .nextTapTooLate(let limit): .nextTapTooLate(limit: limit)
    case .liftedBeforeThreshold(let moved, let needed): .liftedBeforeThreshold(moved: moved, needed: needed)
    case .liftedTooEarly(let duration, let needed): .liftedTooEarly(duration, needed: needed)
    case .liftedOutside: .liftedOutside
    case .secondFinger: .secondFinger
    case .touchCancelled: .touchCancelled
    case .excluded(let other): .excluded(by: name(other))
    case .requirementRecognized(let other): .requirementRecognized(name(other))
    case .liftedWhileWaiting(let other): .liftedWhileWaiting(for: name(other))
    case .declined: .declined
    case .undecidedAtLift: .undecidedAtLift
    case .removed: .removed
    case .systemCancelled: .systemCancelled
    case .custom(let text): .custom(text)
    }
  }

  /// The reason in words.
  public func words(_ name: (Other) -> String) -> String {
    switch self {
    case .recognized: "recognized"
    case .moved(let distance, let limit): "moved \(short(distance)) points, the limit is \(short(limit))"
    case .heldTooLong(let duration, let limit): "held for \(short(duration)) s, the limit is \(short(limit)) s"
    case .nextTapTooLate(let limit): "the next tap did not end within \(short(limit)) s"
    case .liftedBeforeThreshold(let moved, let needed):
      "lifted after \(short(moved)) points, at least \(short(needed)) are needed"
    case .liftedTooEarly(let duration, let needed):
      "lifted after \(short(duration)) s, at least \(short(needed)) s are needed"
    case .liftedOutside: "lifted outside"
    case .secondFinger: "a second finger landed"
    case .touchCancelled: "the touch was cancelled"
    case .excluded(let other): "excluded by \(name(other))"
    case .requirementRecognized(let other): "\(name(other)), which had to fail first, recognized"
    case .liftedWhileWaiting(let other): "the last finger was lifted while it waited for \(name(other)) to fail"
    case .declined: "declined to begin"
    case .undecidedAtLift: "undecided when the last finger was lifted"
    case .removed: "removed from its container"
    case .systemCancelled: "the system cancelled all touches"
    case .custom(let text): text
    }
  }
}

/// At most two decimals, none when they are zero.
private func short(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
}
