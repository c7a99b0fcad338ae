/// How a SwiftUI gesture stands to the other gestures on a finger's path: iOS 18's rules.
public struct GestureRelation: Hashable, Sendable {
  /// By which modifier a gesture was added.
  public enum Priority: Hashable, Sendable {
    /// `.gesture`
    case standard
    /// `.highPriorityGesture`
    case high
    /// `.simultaneousGesture`
    case simultaneous
  }

  /// What a gesture does while one with priority over it is undecided. Between recognizers only `none` differs from the
  /// rest; the others tell combined gestures apart.
  public enum Dependency: Hashable, Sendable { case none, pausedWhileActive, pausedUntilFailed, failIfActive }

  /// Where a recognizer hangs, seen from another.
  public enum Nesting: Hashable, Sendable {
    /// On a container around the other's, or written later on the same one.
    case ancestor
    /// The other way round.
    case descendant
    /// Neither lies in the other.
    case unrelated
  }

  /// Standard unless said otherwise.
  public var priority: Priority
  /// None unless said otherwise.
  public var dependency: Dependency
  /// How many taps a tap gesture needs; nil for other gestures.
  public var requiredTapCount: Int?

  public init(priority: Priority = .standard, dependency: Dependency = .none, requiredTapCount: Int? = nil) {
    self.priority = priority
    self.dependency = dependency
    self.requiredTapCount = requiredTapCount
  }
}

extension GestureRelation {
  /// Goes first: high beats standard; among standard ones every one but an ancestor of the other; among high ones the
  /// ancestor; simultaneous ones never. `other` is nil for a recognizer that is no SwiftUI gesture, which counts as
  /// standard (a choice).
  public func isPrioritized(over other: GestureRelation?, as nesting: Nesting) -> Bool {
    switch (priority, other?.priority ?? .standard) {
    case (.simultaneous, _), (_, .simultaneous): false
    case (.standard, .standard): nesting != .ancestor
    case (.high, .high): nesting == .ancestor
    case (.high, .standard): true
    case (.standard, .high): false
    }
  }

  /// Recognizing makes `other` fail. A gesture with a dependency is not prevented: it waits by itself.
  public func prevents(_ other: GestureRelation?, as nesting: Nesting) -> Bool {
    isPrioritized(over: other, as: nesting) && (other == nil || other?.dependency == Dependency.none)
  }

  /// Recognizes only once `other` has failed. Of two tap gestures with different counts the smaller waits, wherever they hang.
  public func requiresFailure(of other: GestureRelation?, as nesting: Nesting) -> Bool {
    guard let other else { return false }
    if priority != .simultaneous, other.priority != .simultaneous,
      let count = requiredTapCount, let otherCount = other.requiredTapCount, count != otherCount
    {
      return count < otherCount
    }
    return dependency != .none && other.isPrioritized(over: self, as: nesting.reversed)
  }
}

extension GestureRelation.Nesting {
  var reversed: Self {
    switch self {
    case .ancestor: .descendant
    case .descendant: .ancestor
    case .unrelated: .unrelated
    }
  }
}
