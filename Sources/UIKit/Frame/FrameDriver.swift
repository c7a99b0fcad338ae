import CoreGraphics
import GestureEngine
import LayerTree

/// Runs the frames of one application. Nothing else runs its code, and time comes from the host.
@MainActor
package final class FrameDriver {
  /// Rounds of update and layout in one frame; what asks for a further one is reported.
  package static let roundLimit = 8

  /// The time of the last frame, in seconds on the host's clock.
  package private(set) var now: TimeInterval = 0
  /// A frame is under way: what is called now is called by it.
  package private(set) var isRunning = false
  /// Decides what fingers meant.
  package let arena = Arena()
  /// Tells views of the fingers on them.
  package private(set) lazy var viewTouches = ViewTouches(arena)
  /// Where the mouse is, and what its wheel moves.
  package private(set) lazy var pointer = Pointer(self)
  package weak var observer: (any FrameObserver)?

  unowned(unsafe) var application: UIApplication!
  let console: (String) -> Void
  private var participants: [any FrameParticipant] = []
  private var workOfFormerParticipants = ParticipantWork()
  private var sinks: [any FrameSink] = []
  private var touches = TouchQueue()
  private var keys = KeyQueue()
  /// What assistive technology has asked for.
  private var requests: [@MainActor () -> Void] = []
  private var timers = FrameTimers()
  /// The same time for Combine's schedulers.
  private(set) lazy var clock = FrameClock(self, wake: wake)
  private let wake: @Sendable () -> Void
  private var afterUpdateActions: [@MainActor () -> Void] = []
  private var report = FrameReport(time: 0)
  /// What kept the last frame from coming to rest.
  private var lastUnsettled: [String] = []

  init(console: @escaping (String) -> Void, wake: @escaping @Sendable () -> Void) {
    self.console = console
    self.wake = wake
    arena.onReport = { console($0.description) }
    // A gesture that is taken off in the middle of an update puts its state back after it.
    arena.onPendingWish = { [unowned self] in self.afterUpdate { self.arena.settlePending() } }
  }

  // MARK: The frame

  /// One frame at `time`; a time before the last frame's counts as that one's.
  package func frame(at time: TimeInterval) {
    isRunning = true
    defer { isRunning = false }
    now = max(now, time)
    clock.seconds = now
    report = FrameReport(time: now)
    var rounds = 0
    /// After-update actions that only ask for more of their kind are bounded too.
    var passes = 0

    deliverInput()
    fireTimers()
    advanceAnimations()
    repeat {
      updateUntilQuiet(&rounds)
      dropRecognizersOutOfSight()
      passes += 1
    } while runAfterUpdateActions() && rounds < Self.roundLimit && passes < Self.roundLimit
    reportIfUnsettled(rounds)
    let commits = takeCommits()
    draw(commits)

    report.rounds = rounds
    observer?.frameEnded(report)
  }

  /// When the next frame is due, in seconds: a past time means at once, nil that nothing is pending.
  package var nextWakeUp: TimeInterval? { nextWakeUp(timer: timers.earliest) { $0.nextWakeUp } }

  /// The same for those who wait until nothing happens any more: a blinking caret, a spinner that spins, go on for ever.
  package var nextWakeUpBeforeRest: TimeInterval? {
    nextWakeUp(timer: timers.earliestBeforeRest) { $0.nextWakeUpBeforeRest }
  }

  private func nextWakeUp(
    timer: TimeInterval?, ofParticipant: (any FrameParticipant) -> TimeInterval?
  ) -> TimeInterval? {
    var isDue = hasPendingUpdate
    if !isDue { eachDueAtOnce { due, _ in isDue = isDue || due } }
    if isDue { return now }
    var earliest = timer
    func consider(_ time: TimeInterval?) {
      if let time { earliest = min(earliest ?? time, time) }
    }
    eachDueLater { time, _ in consider(time) }
    for participant in participants { consider(ofParticipant(participant)) }
    return earliest
  }

  /// What asks for the next frame, besides updates and layout, which name those who ask.
  private func eachDueAtOnce(_ take: (_ isDue: Bool, _ name: String) -> Void) {
    take(!requests.isEmpty, "what assistive technology asks for")
    take(clock.hasArrivals, "work from another thread")
    take(!afterUpdateActions.isEmpty, "actions after the update")
    take(scenes.contains(where: \.hasUncommittedWrites), "layers that are not drawn yet")
  }
  /// What waits for a time, besides timers and participants, of which some go on for ever.
  private func eachDueLater(_ take: (_ time: TimeInterval?, _ name: String) -> Void) {
    take(touches.earliest, "touches due at")
    take(keys.earliest, "a key press due at")
    take(pointer.earliest, "a turn of the wheel due at")
    take(arena.nextDeadline, "a gesture waiting until")
    take(viewTouches.nextDeadline, "a view that hears of a finger at")
  }

  /// What keeps asking for frames, in words; empty when nothing is pending.
  package var pendingWork: [String] {
    var words = participants.filter { $0.needsUpdate || $0.nextWakeUpBeforeRest != nil }.map(\.pendingWorkDescription)
    words += windows.filter { !$0.isHidden }.flatMap { $0.viewsRequestingLayout() }.map { "layout of \(type(of: $0))" }
    if let time = timers.earliestBeforeRest { words.append("a timer due at \(time) s") }
    eachDueLater { time, name in
      if let time { words.append("\(name) \(time) s") }
    }
    eachDueAtOnce { isDue, name in
      if isDue { words.append(name) }
    }
    return words
  }

  // MARK: 1. Touches, keys and the wheel

  /// In the order of their times; touches before keys of the same time, and both before the wheel.
  private func deliverInput() {
    let requests = requests
    self.requests = []
    for request in requests { request() }
    while true {
      let touchTime = touches.earliest ?? .infinity, keyTime = keys.earliest ?? .infinity
      let wheelTime = pointer.earliest ?? .infinity
      if keyTime <= now, keyTime < touchTime, keyTime <= wheelTime {
        deliverKey(at: keyTime)
      } else if wheelTime <= now, wheelTime < touchTime, wheelTime < keyTime {
        deliverTurn(at: wheelTime)
      } else if let moment = touches.takeDue(at: now) {
        deliver(moment)
      } else {
        break
      }
    }
    if now > arena.now || arena.nextDeadline.map({ $0 <= now }) == true { arena.advance(to: now) }
    viewTouches.advance(to: now)
  }

  private func deliver(_ moment: TouchQueue.Moment) {
    let events = arena.deliver(moment.samples, at: moment.time) { touch in
      let path = self.hitTest(touch.location)
      self.viewTouches.landed(touch, on: path)
      self.observer?.fingerLanded(touch, on: path)
      return path?.recognizers ?? []
    }
    report.touchEvents += events.count
    for event in events { observer?.delivered(event) }
  }

  private func deliverKey(at time: TimeInterval) {
    guard let press = keys.takeFirst() else { return }
    let window = windows.first(where: \.isKeyWindow)
    let user = (window?.firstResponder ?? window)?.use(press) ?? window.flatMap { scrolled($0, by: press) }
    report.keyPresses += 1
    observer?.pressed(press, at: time, usedBy: user)
  }

  /// A key that nobody wanted moves a scroll view, but not while text is being written.
  private func scrolled(_ window: UIWindow, by press: KeyPress) -> UIScrollView? {
    guard !(window.firstResponder is any UIKeyInput), let key = ScrollKey(press) else { return nil }
    let scrollView = pointer.scrollView(for: key, in: window)
    scrollView?.scroll(by: key)
    return scrollView
  }

  private func deliverTurn(at time: TimeInterval) {
    guard let turn = pointer.takeFirst() else { return }
    let taker = pointer.deliver(turn, at: time)
    report.wheelTurns += 1
    observer?.turned(turn, at: time, takenBy: taker)
  }

  /// What a finger at `point` of the screen hits.
  package func hitTest(_ point: CGPoint) -> HitPath? {
    for scene in scenes.reversed() {
      if let path = scene.rootLayer.hitTest(point) { return path }
    }
    return nil
  }

  // MARK: 2. Time

  /// Timers that were set by others of the same frame, for it; the rest of such a chain waits for the next frame (a choice).
  private static let chainLimit = 1_000

  private func fireTimers() {
    clock.takeArrivals()
    let last = timers.lastID
    var chained = 0
    while let timer = timers.takeDue(at: now, upTo: chained < Self.chainLimit ? .max : last) {
      if timer.id > last { chained += 1 }
      report.timersFired += 1
      timer.action()
    }
    guard chained == Self.chainLimit, timers.earliest.map({ $0 <= now }) == true else { return }
    application.writeOnceToConsole(
      "\(chained) timers were set for a frame by timers of the same frame, and there are more: they wait for the next one. Usual cause: "
        + "an action on a queue or scheduler that asks for itself again without a delay. Give it one, or use a CADisplayLink.")
  }

  private func advanceAnimations() {
    for participant in participants { participant.advanceAnimations(to: now) }
  }

  // MARK: 3. Update and layout

  private var scenes: [UIWindowScene] { application.windowScenes }
  private var windows: [UIWindow] { scenes.flatMap(\.windows) }

  private var hasPendingUpdate: Bool {
    if participants.contains(where: { $0.needsUpdate }) { return true }
    return scenes.contains { scene in scene.windows.contains { !$0.isHidden && $0.needsLayout } }
  }

  /// Participants before layout: what a body asks of UIKit meets layout that is still pending, as on iOS.
  private func updateUntilQuiet(_ rounds: inout Int) {
    while hasPendingUpdate && rounds < Self.roundLimit {
      rounds += 1
      for participant in participants where participant.needsUpdate { participant.update() }
      for window in windows where !window.isHidden { window.layoutIfNeeded() }
    }
  }

  /// Recognizers whose layers have left the tree are cancelled.
  private func dropRecognizersOutOfSight() {
    if !arena.isIdle { arena.removeRecognizers { ($0.container as? Layer)?.log == nil } }
  }

  private func reportIfUnsettled(_ rounds: Int) {
    guard rounds >= Self.roundLimit, hasPendingUpdate else {
      lastUnsettled = []
      return
    }
    let updating = participants.filter(\.needsUpdate).map(\.pendingWorkDescription)
    let layingOut = windows.filter { !$0.isHidden }.flatMap { $0.viewsRequestingLayout() }
    let finding = UnsettledFrame(
      time: now, rounds: rounds, running: updating + layingOut.map { "layout of \(type(of: $0))" })
    // Once for as long as the same keeps asking; every frame says it to the observer.
    if finding.running != lastUnsettled { console(finding.description) }
    lastUnsettled = finding.running
    observer?.frameDidNotSettle(finding)
  }

  // MARK: 4. After the update

  private func runAfterUpdateActions() -> Bool {
    let actions = afterUpdateActions
    afterUpdateActions = []
    for action in actions { action() }
    var hasRun = !actions.isEmpty
    for participant in participants where participant.runAfterUpdateActions() { hasRun = true }
    return hasRun || hasPendingUpdate
  }

  // MARK: 5. Commit and 6. draw

  private func takeCommits() -> [FrameCommit] {
    scenes.compactMap { scene in
      guard scene.hasUncommittedWrites else { return nil }
      let writes = scene.commitWrites()
      report.layerWrites += writes
      return FrameCommit(scene: scene, time: now, layerWrites: writes)
    }
  }

  private func draw(_ commits: [FrameCommit]) {
    for commit in commits {
      for sink in sinks { sink.draw(commit) }
      if sinks.isEmpty { commit.scene.discardChanges() }
    }
    report.wasDrawn = !sinks.isEmpty && !commits.isEmpty
  }
}

// What hosts, hosting views and controllers register.
extension FrameDriver {
  package func add(_ participant: any FrameParticipant) {
    guard !participants.contains(where: { $0 === participant }) else { return }
    participants.append(participant)
  }
  package func remove(_ participant: any FrameParticipant) {
    guard participants.contains(where: { $0 === participant }) else { return }
    workOfFormerParticipants = workOfFormerParticipants + participant.work
    participants.removeAll { $0 === participant }
  }
  /// What all participants have done, those that left included.
  package var participantWork: ParticipantWork { participants.reduce(workOfFormerParticipants) { $0 + $1.work } }

  package func add(_ sink: any FrameSink) { sinks.append(sink) }
  package func remove(_ sink: any FrameSink) { sinks.removeAll { $0 === sink } }

  /// Runs `action` in step 4 of the frame that is under way, or of the next one.
  package func afterUpdate(_ action: @escaping @MainActor () -> Void) { afterUpdateActions.append(action) }

  /// Runs `action` in step 2 of the first frame at or after `time`. The answer is for `cancelTimer`.
  /// - Parameter isDecoration: It goes on for ever and changes nothing but a picture; nobody waits for its end.
  @discardableResult
  package func schedule(at time: TimeInterval, isDecoration: Bool = false, _ action: @escaping @MainActor () -> Void) -> Int {
    timers.add(at: time, isDecoration: isDecoration, action)
  }
  package func cancelTimer(_ id: Int) { timers.remove(id) }

  /// Touches of one moment, to be delivered in the first frame at or after `time`.
  package func enqueue(_ samples: [TouchSample], at time: TimeInterval) {
    guard time.isFinite else {
      console("A touch at the time \(time), which is no finite number, is left out. The host gives input its times.")
      return
    }
    touches.add(samples, at: time)
  }

  /// A key of the keyboard was pressed, or an input method has committed text: what a host calls for each such event of its
  /// window.
  ///
  /// A host hands typed text over as `.text`, one call for each piece that its system reports (SDL's text input events, not its
  /// key codes), and every other key, and shortcuts with command or control, by name when it goes down; a key that repeats is one
  /// press each time. There is no release. The press goes to the first responder of the key window, and from there outwards, in
  /// step 1 of the first frame at or after `time`. Without a `time` that is the next frame, which `nextWakeUp` then asks for. A
  /// press that nobody uses does nothing. One at a time that is no finite number is left out, with a line on the console.
  package func deliver(_ press: KeyPress, at time: TimeInterval? = nil) {
    if let time = usable(time, of: "A key press") { keys.add(press, at: time) }
  }

  /// The wheel of a mouse was turned, or two fingers moved on a touchpad. It scrolls in step 1 of the first frame at or after `time`,
  /// or of the next one.
  package func deliver(_ turn: WheelTurn, at time: TimeInterval? = nil) {
    if let time = usable(time, of: "A turn of the wheel") { pointer.add(turn, at: time) }
  }

  /// When it is delivered; nil, with a line on the console, for a time that is none.
  private func usable(_ time: TimeInterval?, of what: String) -> TimeInterval? {
    guard let time else { return now }
    if time.isFinite { return max(time, now) }
    console("\(what) at the time \(time), which is no finite number, is left out. The host gives input its times.")
    return nil
  }

  /// Has `request`, an action that assistive technology asks for, run in step 1 of the next frame, before touches.
  package func enqueue(_ request: @escaping @MainActor () -> Void) { requests.append(request) }

  /// Takes all fingers away, and those on their way; key presses and turns of the wheel on their way too.
  package func cancelTouches() {
    touches.removeAll()
    keys.removeAll()
    pointer.removeAll()
    arena.cancelAll()
  }
}
