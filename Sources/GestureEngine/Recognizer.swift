import CoreGraphics

/// What listens to touches and ends in exactly one of recognized, failed or cancelled, once for each sequence.
///
/// A sequence runs from the first finger that lands on the recognizer's container until its last finger is up and it has
/// decided. For each event the arena goes through two stages. First every bound recognizer looks at the event
/// (`touchesBegan` and its siblings) and asks for what it wants by `request(_:)`; nothing happens yet. Then the arena
/// decides by prevention and failure requirements, and each recognizer hears once, in `settled(in:)`, what it may be:
/// there, and only there, it runs actions. A terminal state sticks until the sequence is over; then comes `reset()`.
///
/// Subclasses override the touch methods, `settled(in:)`, `reset()` and, where they differ, the relations.
open class Recognizer {
  /// Where the recognizer is attached; nil while it is not.
  public private(set) weak var container: (any GestureContainer)?
  /// What the arena has allowed so far in this sequence; `possible` outside one.
  public internal(set) var arenaState: RecognizerState = .possible
  /// The fingers it is bound to, oldest first. Those that were lifted in the current event are still here.
  public internal(set) var boundTouches: [Touch] = []
  /// The arena it takes part in; nil outside a sequence.
  public internal(set) weak var arena: Arena?

  // What the arena keeps here for the length of a sequence.
  var wish = PendingWish()
  var sequenceTouches: [Touch] = []
  var ignoredTouches: [Touch] = []
  var waitsFor: [Recognizer] = []
  var hasBegun = false
  /// The last deadline it was told of while it had to wait for others.
  var deadlineBeforeWaiting: TimeInterval?

  public init() {}

  /// Called by the container when the recognizer is attached (`container`) or taken off (nil). Leaving a container in the
  /// middle of a sequence cancels it.
  public func attach(to container: (any GestureContainer)?) {
    if let container, container === self.container { return }
    self.container = container
    request(.cancel(.removed))
  }

  /// Asks the arena for a change of state. During an event it is decided when all have looked at it, otherwise at once or
  /// when the arena's owner lets it (`Arena.onPendingWish`).
  /// Outside a sequence, and after a terminal state, it does nothing.
  public final func request(_ newWish: RecognizerWish) {
    guard let arena, !arenaState.isTerminal else { return }
    wish.take(newWish)
    arena.tookWish()
  }

  /// Drops a finger: nothing more is heard of it, but it still keeps the sequence open.
  public final func ignore(_ touch: Touch) { ignoredTouches.append(touch) }

  /// The bound fingers that were not dropped, oldest first.
  public final var followedTouches: [Touch] {
    ignoredTouches.isEmpty ? boundTouches : boundTouches.filter { touch in !ignoredTouches.contains { $0 === touch } }
  }

  // MARK: What subclasses see

  /// `touches` are those of `event.changed` that this recognizer is bound to. Not called once it has decided.
  open func touchesBegan(_ touches: [Touch], event: TouchEvent) {}
  open func touchesMoved(_ touches: [Touch], event: TouchEvent) {}
  open func touchesEnded(_ touches: [Touch], event: TouchEvent) {}
  open func touchesCancelled(_ touches: [Touch], event: TouchEvent) {}

  /// When `timeAdvanced(to:)` must be called next, in seconds; nil for never. A recognizer without fingers stays in its
  /// sequence as long as it has a deadline.
  open var nextDeadline: TimeInterval? { nil }
  /// `nextDeadline` has come; `time` is that deadline.
  open func timeAdvanced(to time: TimeInterval) {}

  /// The arena has decided, innermost recognizer first. Called with `possible` for each event that the recognizer saw while
  /// it is undecided or waits, then for each wish that was granted, and with a terminal state once.
  open func settled(in state: RecognizerState) {}
  /// The sequence is over; forget it. `arenaState` is `possible` again.
  open func reset() {}

  // MARK: Relations

  /// Its place among SwiftUI's gestures; nil for a recognizer that is none.
  open var relation: GestureRelation? { nil }

  /// False refuses a finger that lands on the container.
  open func shouldReceive(_ touch: Touch) -> Bool { true }
  /// Asked once, when nothing else keeps it from recognizing; false makes it fail.
  open func shouldBegin() -> Bool { true }
  /// Recognizing makes `other` fail, unless one of them recognizes simultaneously with the other.
  open func canPrevent(_ other: Recognizer) -> Bool {
    guard let relation else { return true }
    return relation.prevents(other.relation, as: nesting(seenFrom: other))
  }
  open func canBePrevented(by other: Recognizer) -> Bool { true }
  /// Recognizes only once `other` has failed.
  open func shouldRequireFailure(of other: Recognizer) -> Bool {
    relation?.requiresFailure(of: other.relation, as: nesting(seenFrom: other)) ?? false
  }
  /// `other` recognizes only once this one has failed.
  open func shouldBeRequiredToFail(by other: Recognizer) -> Bool { false }
  /// Neither prevents the other; true on one side is enough.
  open func shouldRecognizeSimultaneously(with other: Recognizer) -> Bool { relation?.priority == .simultaneous }

  // MARK: The view below

  /// Recognizing takes its fingers away from the view they landed on.
  open var cancelsTouchesInView: Bool { false }
  /// The view below hears of a finger only once this recognizer has failed.
  open var delaysTouchesBegan: Bool { false }
  /// The view below hears of a lift only once this recognizer has failed.
  open var delaysTouchesEnded: Bool { false }
  /// In a sequence, and neither recognized nor failed so far.
  public var isUndecided: Bool { arena != nil && arenaState == .possible }

  /// A name for people, made when asked for.
  open var diagnosticName: String { "\(type(of: self))" }
  /// The same name as it is now, put into words only when it is called: for those who note much and read little.
  open func notedName() -> () -> String {
    let name = diagnosticName
    return { name }
  }
}

extension Recognizer {
  /// Where this recognizer hangs, seen from `other`. On one container the one earlier in the path is the descendant.
  public func nesting(seenFrom other: Recognizer) -> GestureRelation.Nesting {
    guard let container, let otherContainer = other.container, container !== otherContainer else {
      return arena?.isInner(self, than: other) ?? true ? .descendant : .ancestor
    }
    if otherContainer.isInside(container) { return .ancestor }
    return container.isInside(otherContainer) ? .descendant : .unrelated
  }

  var hasLiveTouches: Bool { boundTouches.contains { !$0.phase.isOver } }
  /// Active, or was so in this sequence, or recognized at once.
  var hasRecognized: Bool { hasBegun || arenaState == .ended }

  func sharesTouch(with other: Recognizer) -> Bool {
    sequenceTouches.contains { touch in other.sequenceTouches.contains { $0 === touch } }
  }

  func finishSequence() {
    arena = nil
    arenaState = .possible
    boundTouches = []
    sequenceTouches = []
    ignoredTouches = []
    waitsFor = []
    wish = PendingWish()
    hasBegun = false
    deadlineBeforeWaiting = nil
    reset()
  }
}

extension GestureContainer {
  /// Strictly below `ancestor`.
  func isInside(_ ancestor: any GestureContainer) -> Bool {
    var current = gestureContainerParent
    while let container = current {
      if container === ancestor { return true }
      current = container.gestureContainerParent
    }
    return false
  }
}
