import CoreGraphics
import GestureEngine
import TestSupport
import Testing

/// Random fingers over random recognizers: whatever happens, each sequence ends once, and nothing is left over.
@Suite struct SoakTests {
  @Test func aHundredThousandEvents() {
    var random = RandomNumbers(seed: 20240917)
    var events = 0
    var ended = 0
    var outcomes: [RecognizerState: Int] = [:]
    while events < 100_000 {
      let scene = Scene(&random)
      for _ in 0..<500 { scene.step(&random) }
      scene.finish()
      events += scene.events
      #expect(scene.stage.arena.isIdle && scene.stage.arena.liveTouches.isEmpty)
      for member in scene.members {
        #expect(member.arenaState == .possible && member.boundTouches.isEmpty && member.arena == nil)
        #expect(member.sequences == member.outcomes.count, "one outcome for each sequence")
        for outcome in member.outcomes { outcomes[outcome, default: 0] += 1 }
        ended += member.outcomes.count
      }
      #expect(!scene.stage.log.reports.contains { if case .callbacksDidNotSettle = $0 { true } else { false } })
    }
    #expect(ended > 10_000)
    #expect(Set(outcomes.keys) == [.ended, .failed, .cancelled])
  }

  @Test func theSameScriptGivesTheSameResult() {
    func run() -> [String] {
      var random = RandomNumbers(seed: 7)
      let scene = Scene(&random)
      for _ in 0..<2_000 { scene.step(&random) }
      return scene.stage.log.reasons
    }
    #expect(run() == run())
  }
}

/// A member of the crowd: any core, any relation; counts its sequences by the touches that start them.
private protocol Member: Recognizer {
  var sequences: Int { get }
  var outcomes: [RecognizerState] { get }
}

private final class Walker<Core: GestureCore>: CoreRecognizer<Core>, Member {
  var sequences = 0
  var outcomes: [RecognizerState] = []
  var isOpen = false
  var isTerminal = false

  override func shouldReceive(_ touch: Touch) -> Bool {
    if !isOpen { sequences += 1 }
    isOpen = true
    return true
  }
  override func settled(in state: RecognizerState) {
    #expect(!isTerminal, "nothing comes after a terminal state")
    guard state.isTerminal else { return }
    isTerminal = true
    outcomes.append(state)
  }
  override func reset() {
    #expect(isTerminal, "reset before the end")
    isOpen = false
    isTerminal = false
    super.reset()
  }
}

private final class Scene {
  let stage = Stage()
  var members: [any Member] = []
  var paths: [[Recognizer]] = []
  var places: [Place] = []
  var time = 0.0
  var down: [Int: CGPoint] = [:]
  var events = 0

  init(_ random: inout RandomNumbers) {
    places = [Place("root")]
    for index in 1..<6 { places.append(Place("place \(index)", in: places[random.below(index)])) }
    var byPlace: [ObjectIdentifier: [Recognizer]] = [:]
    for place in places {
      for _ in 0..<random.below(3) {
        let member = Self.make(&random)
        member.attach(to: place)
        members.append(member)
        byPlace[ObjectIdentifier(place), default: []].append(member)
      }
    }
    for place in places {
      var path: [Recognizer] = []
      var current: Place? = place
      while let here = current {
        path += byPlace[ObjectIdentifier(here)] ?? []
        current = here.parent
      }
      paths.append(path)
    }
  }

  private static func make(_ random: inout RandomNumbers) -> any Member {
    let priority = [GestureRelation.Priority.standard, .standard, .high, .simultaneous][random.below(4)]
    let dependency = [GestureRelation.Dependency.none, .failIfActive, .pausedUntilFailed, .pausedWhileActive][random.below(4)]
    let count = 1 + random.below(2)
    var relation: GestureRelation? = GestureRelation(priority: priority, dependency: dependency)
    if random.below(5) == 0 { relation = nil }
    switch random.below(3) {
    case 0:
      relation?.requiredTapCount = count
      return Walker(TapCore(count: count), relation: relation)
    case 1: return Walker(DragCore(minimumDistance: [0, 10, 30][random.below(3)]), relation: relation)
    default: return Walker(ButtonCore { $0.x > 100 }, relation: relation)
    }
  }

  func step(_ random: inout RandomNumbers) {
    time += [0.001, 0.008, 0.016, 0.1, 0.5][random.below(5)]
    events += 1
    switch random.below(40) {
    case 0..<8: send(.began, random.below(4), &random)
    case 8..<24: send(.moved, random.below(4), &random)
    case 24..<34: send(.ended, random.below(4), &random)
    case 34: send(.cancelled, random.below(4), &random)
    case 35: stage.arena.advance(to: time)
    case 36: stage.arena.cancelAll()
    case 37:
      let member = members.isEmpty ? nil : members[random.below(members.count)]
      let place = member?.container
      member?.attach(to: nil)
      member?.attach(to: place)
    case 38: stage.send(.moved, .nan, at: time, id: random.below(4))
    default: stage.send(.moved, 1, at: time - 1, id: random.below(4))
    }
  }

  private func send(_ phase: TouchPhase, _ id: Int, _ random: inout RandomNumbers) {
    var point = down[id] ?? CGPoint(x: random.below(300), y: random.below(300))
    if phase == .moved, random.below(2) == 0 { point.x += CGFloat(random.below(60)) - 30 }
    down[id] = phase == .began || phase == .moved ? point : nil
    let path = paths[random.below(paths.count)]
    stage.arena.deliver([TouchSample(id: id, phase: phase, location: point)], at: time) { _ in path }
  }

  /// Lifts every finger and lets all deadlines pass.
  func finish() {
    for touch in stage.arena.liveTouches { stage.up(touch.location.x, touch.location.y, at: time, id: touch.id) }
    stage.arena.advance(to: time + 10)
  }
}
