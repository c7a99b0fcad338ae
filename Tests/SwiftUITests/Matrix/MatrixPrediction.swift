/// What the matrix should say, worked out from the written rules (Documentation/Facts.md, 1.1, 1.2 and 1.4) and not from
/// the arena: each gesture alone first, then who of the two waits for whom.
struct MatrixPrediction {
  /// One go of a gesture, from a landing finger to its decision.
  private struct Attempt {
    enum Outcome {
      case fires(at: Double)
      case fails(at: Double)
      case drags(from: Double, to: Double, isEnded: Bool)
    }
    var start: Double
    var outcome: Outcome
  }

  // MARK: The scripts, in seconds and points

  private static let lift = 0.05, secondDown = 0.15, secondLift = 0.2, holdLift = 1.0
  /// 150 points in 0.3 s.
  private static let dragLift = 0.3
  private static func drag(reaches distance: Double) -> Double { distance / 500 }
  /// 20 points in 0.1 s, then the second finger or the cancellation, then the lift.
  private static let break_ = 0.11, brokenLift = 0.12
  private static func shortDrag(reaches distance: Double) -> Double { distance / 200 }

  // MARK: Each gesture alone (1.2; a second finger: 1.1)

  private static func attempts(_ gesture: MatrixGesture, _ script: MatrixScript) -> [Attempt] {
    func one(_ outcome: Attempt.Outcome) -> [Attempt] { [Attempt(start: 0, outcome: outcome)] }
    /// The same for both fingers of a double tap.
    func each(_ outcome: (Double) -> Attempt.Outcome) -> [Attempt] {
      [Attempt(start: 0, outcome: outcome(lift)), Attempt(start: secondDown, outcome: outcome(secondLift))]
    }
    switch (gesture, script) {
    // 45 points, 0.75 s, one finger.
    case (.tap, .tap): return one(.fires(at: lift))
    case (.tap, .doubleTap): return each { .fires(at: $0) }
    case (.tap, .hold), (.doubleTap, .hold): return one(.fails(at: 0.75))
    case (.tap, .drag), (.doubleTap, .drag): return one(.fails(at: drag(reaches: 45)))
    case (.tap, .secondFinger), (.doubleTap, .secondFinger), (.tap, .cancel), (.doubleTap, .cancel):
      return one(.fails(at: break_))
    // The next lift within 0.35 s.
    case (.doubleTap, .tap): return one(.fails(at: lift + 0.35))
    case (.doubleTap, .doubleTap): return one(.fires(at: secondLift))
    // 10 points, 0.5 s, while the finger is down.
    case (.longPress, .tap): return one(.fails(at: lift))
    case (.longPress, .doubleTap): return each { .fails(at: $0) }
    case (.longPress, .hold): return one(.fires(at: 0.5))
    case (.longPress, .drag): return one(.fails(at: drag(reaches: 10)))
    case (.longPress, .secondFinger), (.longPress, .cancel): return one(.fails(at: shortDrag(reaches: 10)))
    // From 10 points to the lift.
    case (.drag, .tap): return one(.fails(at: lift))
    case (.drag, .doubleTap): return each { .fails(at: $0) }
    case (.drag, .hold): return one(.fails(at: holdLift))
    case (.drag, .drag): return one(.drags(from: drag(reaches: 10), to: dragLift, isEnded: true))
    case (.drag, .secondFinger), (.drag, .cancel):
      return one(.drags(from: shortDrag(reaches: 10), to: break_, isEnded: false))
    // At the lift, near the button, however long it took and whatever other fingers do (a choice).
    case (.button, .tap): return one(.fires(at: lift))
    case (.button, .doubleTap): return each { .fires(at: $0) }
    case (.button, .hold): return one(.fires(at: holdLift))
    case (.button, .drag): return one(.fails(at: dragLift))
    case (.button, .secondFinger): return one(.fires(at: brokenLift))
    case (.button, .cancel): return one(.fails(at: break_))
    }
  }

  // MARK: Who waits for whom (1.4)

  private struct Member {
    enum Priority { case standard, high, simultaneous }
    var side: MatrixSide, gesture: MatrixGesture, priority: Priority
    /// Of taps; a button counts none (a choice).
    var tapCount: Int? { gesture == .tap ? 1 : gesture == .doubleTap ? 2 : nil }

    /// High beats standard; among standard ones the descendant, among high ones the ancestor; simultaneous ones never.
    func isPrioritized(over other: Member) -> Bool {
      switch (priority, other.priority) {
      case (.simultaneous, _), (_, .simultaneous): false
      case (.high, .standard): true
      case (.standard, .high): false
      case (.standard, .standard): side == .child
      case (.high, .high): side == .parent
      }
    }
    /// Of two taps with different counts the smaller waits for the larger; else whoever has less priority waits.
    func waits(for other: Member) -> Bool {
      if priority != .simultaneous, other.priority != .simultaneous, let tapCount, let count = other.tapCount,
        tapCount != count
      {
        return tapCount < count
      }
      return other.isPrioritized(over: self)
    }
  }

  static func events(in cell: MatrixCell) -> [MatrixEvent] {
    let priority: Member.Priority =
      switch cell.way {
      case .gesture: .standard
      case .simultaneousGesture: .simultaneous
      case .highPriorityGesture, .highPriorityGestureOnBoth: .high
      }
    var child = Member(side: .child, gesture: cell.child, priority: .standard)
    var parent = Member(side: .parent, gesture: cell.parent, priority: priority)
    if cell.way == .highPriorityGestureOnBoth { child.priority = .high }
    if cell.parent == .button {
      parent.priority = .standard
      if cell.child != .button { child.priority = priority }
    }
    let told = told(by: child, beside: parent, cell.script) + told(by: parent, beside: child, cell.script)
    return told.sorted { ($0.time, $0.event.side == .child ? 0 : 1) < ($1.time, $1.event.side == .child ? 0 : 1) }.map(\.event)
  }

  private static func told(by member: Member, beside other: Member, _ script: MatrixScript) -> [(
    time: Double, event: MatrixEvent
  )] {
    var result: [(Double, MatrixEvent)] = []
    let others = member.waits(for: other) ? attempts(other.gesture, script) : []
    for attempt in attempts(member.gesture, script) {
      func tell(_ what: MatrixEvent.What, at time: Double, isLate: Bool = false) {
        result.append((time, MatrixEvent(side: member.side, what: what, isLate: isLate)))
      }
      switch attempt.outcome {
      case .fails: break
      case .fires(let wish):
        guard let time = permission(others, for: wish) else { break }
        tell(.fires, at: time, isLate: time > wish)
      case .drags(let wish, let end, let isEnded):
        // A drag that may begin only once its finger is gone does not (a choice).
        guard let time = permission(others, for: wish), time < end else { break }
        tell(.begins, at: time, isLate: time > wish)
        tell(isEnded ? .ends : .breaksOff, at: end)
      }
    }
    return result
  }

  /// When what is wished for at a time may happen: once all others have failed that a finger began before it; never when one of
  /// them has recognized by then.
  private static func permission(_ others: [Attempt], for wish: Double) -> Double? {
    var time = wish
    for other in others where other.start <= time {
      switch other.outcome {
      case .fails(let failure): time = max(time, failure)
      case .fires, .drags: return nil
      }
    }
    return time
  }
}
