import Foundation

/// The context of a change of state: how what changes is animated.
///
/// Changes made under different transactions are applied one after the other, each to quiet.
public struct Transaction {
  /// What animates the change; nil changes at once.
  public var animation: Animation?
  /// Animations asked for by views (`.animation(_:value:)`) are not used.
  public var disablesAnimations = false
  /// The change is one of a stream, as of a finger that moves.
  public var isContinuous = false
  /// Values that change without animation note their velocity, which the next spring takes over.
  public var tracksVelocity = false

  /// Called when the animations made under this transaction end.
  var completions: [AnimationCompletion] = []
  /// 0 for changes outside every `withTransaction`; each of those has one of its own.
  var id = 0

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// Adds an action for the moment when all animations of this transaction have ended; at once when there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }
}

/// The transaction that changes of state are made in; main thread only.
enum TransactionContext {
  nonisolated(unsafe) static var current = Transaction()
  nonisolated(unsafe) private static var lastID = 0

  static func nextID() -> Int {
    lastID += 1
    return lastID
  }

  static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let previous = current
    current = transaction
    current.id = nextID()
    defer {
      // A body that changes nothing still owes its completions.
      AnimationCompletion.closeScope(of: current)
      current = previous
    }
    return try body()
  }
}

/// Makes the changes of state in `body` under `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try TransactionContext.with(transaction, body)
}

/// Makes the changes of state in `body` animated. `animation` nil makes them at once, whatever surrounds the call.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try TransactionContext.with(Transaction(animation: animation), body)
}

/// Makes the changes of state in `body` animated and calls `completion` when every animation that they began has ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try TransactionContext.with(transaction, body)
}
