import CoreGraphics
import GestureEngine

/// A place for recognizers in a test.
final class Place: GestureContainer {
  let parent: Place?
  let name: String
  var gestureContainerParent: (any GestureContainer)? { parent }
  init(_ name: String = "place", in parent: Place? = nil) {
    self.name = name
    self.parent = parent
  }
}

/// A recognizer around a core that writes down what it hears from the arena.
final class Probe<Core: GestureCore>: CoreRecognizer<Core> {
  let name: String
  let log: Log
  var finals: [RecognizerState] = []
  var onSettled: ((RecognizerState) -> Void)?

  init(_ name: String, _ core: Core, relation: GestureRelation? = nil, log: Log) {
    self.name = name
    self.log = log
    super.init(core, relation: relation)
  }
  override var diagnosticName: String { name }
  override func settled(in state: RecognizerState) {
    if state != .possible { log.lines.append("\(name) \(state)") }
    if state.isTerminal { finals.append(state) }
    onSettled?(state)
  }
}

/// Lines that several probes share, and the arena's remarks.
final class Log: ArenaObserver {
  var lines: [String] = []
  var reasons: [String] = []
  var waits: [String] = []
  var seen: [Int] = []
  var reports: [GestureReport] = []

  func arena(_ arena: Arena, changed recognizer: Recognizer, from old: RecognizerState, because reason: GestureReason) {
    reasons.append("\(recognizer.diagnosticName): \(reason)")
  }
  func arena(_ arena: Arena, holds recognizer: Recognizer, untilFailureOf others: [Recognizer]) {
    waits.append("\(recognizer.diagnosticName) waits for \(others.map(\.diagnosticName).joined(separator: ", "))")
  }
  func arena(_ arena: Arena, finished event: TouchEvent, seenBy recognizers: Int) { seen.append(recognizers) }

  /// What was written since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An arena, one hit path for every finger, and a finger to write with.
final class Stage {
  let arena = Arena()
  let log = Log()
  /// Innermost first.
  var path: [Recognizer] = []
  private var places: [Place] = []

  init() {
    arena.observer = log
    arena.onReport = { [log] in log.reports.append($0) }
  }

  func send(_ phase: TouchPhase, _ x: CGFloat = 0, _ y: CGFloat = 0, at time: TimeInterval, id: Int = 1) {
    arena.deliver([TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: y))], at: time) { _ in self.path }
  }
  func down(_ x: CGFloat = 0, _ y: CGFloat = 0, at time: TimeInterval, id: Int = 1) { send(.began, x, y, at: time, id: id) }
  func move(_ x: CGFloat, _ y: CGFloat = 0, at time: TimeInterval, id: Int = 1) { send(.moved, x, y, at: time, id: id) }
  func up(_ x: CGFloat = 0, _ y: CGFloat = 0, at time: TimeInterval, id: Int = 1) { send(.ended, x, y, at: time, id: id) }

  func tap(
    _ name: String, count: Int = 1, _ priority: GestureRelation.Priority = .standard, in place: Place? = nil
  ) -> Probe<TapCore> {
    let relation = GestureRelation(priority: priority, dependency: .failIfActive, requiredTapCount: count)
    return add(Probe(name, TapCore(count: count), relation: relation, log: log), place)
  }
  func drag(
    _ name: String, minimumDistance: CGFloat = 10, _ priority: GestureRelation.Priority = .standard, in place: Place? = nil
  ) -> Probe<DragCore> {
    let relation = GestureRelation(priority: priority, dependency: .pausedUntilFailed)
    return add(Probe(name, DragCore(minimumDistance: minimumDistance), relation: relation, log: log), place)
  }
  func button(
    _ name: String, in place: Place? = nil, contains: @escaping (CGPoint) -> Bool = { _ in true }
  ) -> Probe<ButtonCore> {
    let relation = GestureRelation(dependency: .pausedUntilFailed)
    return add(Probe(name, ButtonCore(contains: contains), relation: relation, log: log), place)
  }

  func add<Core>(_ probe: Probe<Core>, _ place: Place?) -> Probe<Core> {
    if let place { places.append(place) }
    probe.attach(to: place)
    path.append(probe)
    return probe
  }
}
