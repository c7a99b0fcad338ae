import UIKit

/// When the completion of an animation is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  let kind: Kind
  /// When the animation's duration is over; a spring may still be moving by less than a user would notice.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When the value rests on its target.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// An action that waits for the animations of one transaction.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  /// Animations that were begun under the transaction and have not ended.
  private var running = 0
  private var wasApplied = false
  private weak var viewGraph: ViewGraph?

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func animationBegan() { running += 1 }

  func animationEnded(in viewGraph: ViewGraph) {
    running -= 1
    if running == 0 && wasApplied { finish(in: viewGraph) }
  }

  func transactionWasApplied(in viewGraph: ViewGraph) {
    wasApplied = true
    self.viewGraph = viewGraph
    if running == 0 { finish(in: viewGraph) }
  }

  /// Nothing was changed under the transaction, so no update will ever apply it: its actions run after the next one. Not at
  /// once, where they would be animated by the transaction, and one that begins the same anew would go ever deeper.
  static func closeScope(of transaction: Transaction) {
    for completion in transaction.completions where !completion.isAwaited {
      guard let action = completion.action else { continue }
      completion.action = nil
      MainActor.assumeIsolated {
        if let application = UIApplication.current { application.frames.afterUpdate(action) } else { action() }
      }
    }
  }
  /// A change was queued under the transaction.
  var isAwaited = false

  private func finish(in viewGraph: ViewGraph) {
    guard let action else { return }
    self.action = nil
    viewGraph.afterUpdate(action)
  }
}
