import CoreGraphics

/// Somebody with state of its own that must be up to date in every frame: a hosting view's attribute graph, an animator.
@MainActor
package protocol FrameParticipant: AnyObject {
  /// `update()` has something to do.
  var needsUpdate: Bool { get }
  /// Brings everything up to date; may leave work for the next round by staying in `needsUpdate`.
  func update()
  /// Step 2: animations observe the frame's time, in seconds.
  func advanceAnimations(to time: TimeInterval)
  /// When the next frame is wanted, in seconds; a past time means as soon as possible (an animation is running), nil never.
  var nextWakeUp: TimeInterval? { get }
  /// The same for those who wait until nothing happens any more: nil while it only does what goes on for ever.
  var nextWakeUpBeforeRest: TimeInterval? { get }
  /// Step 4: runs what was to happen after the update (`onAppear`, `onChange`). True if anything ran.
  func runAfterUpdateActions() -> Bool
  /// What still asks for an update, in words, for a finding. Made when asked for.
  var pendingWorkDescription: String { get }
  /// What it has done since it was made.
  var work: ParticipantWork { get }
}

extension FrameParticipant {
  package var nextWakeUpBeforeRest: TimeInterval? { nextWakeUp }
  package var work: ParticipantWork { ParticipantWork() }
}

/// Counts of work, for tests that prove how much was done.
package struct ParticipantWork: Hashable, Sendable {
  /// View bodies evaluated.
  package var bodiesRun: Int
  /// Rules and effects of the graph.
  package var rulesRun: Int
  package init(bodiesRun: Int = 0, rulesRun: Int = 0) {
    self.bodiesRun = bodiesRun
    self.rulesRun = rulesRun
  }

  static func + (a: ParticipantWork, b: ParticipantWork) -> ParticipantWork {
    ParticipantWork(bodiesRun: a.bodiesRun + b.bodiesRun, rulesRun: a.rulesRun + b.rulesRun)
  }
}
