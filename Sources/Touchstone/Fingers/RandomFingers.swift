import CoreGraphics
import GestureEngine

/// Fingers that mean nothing: flicks, drags, taps and tangles of up to five, or of as many as are asked for, some of them impossible
/// (a finger that moves without having landed, or lands twice), and now and then a call that comes in front, or a turn of the device.
/// The same seed plays the same touches.
@MainActor
package final class RandomFingers {
  /// Samples that were sent so far.
  package private(set) var events = 0
  /// A seed with which new fingers play what these will play from here on.
  package var seedFromHere: UInt64 { random.seedFromHere }
  /// Where `mark` was called last, the earliest first.
  package private(set) var marks: [(events: Int, seed: UInt64)] = []
  private static let marksKept = 5

  /// What the fingers like to do.
  package enum Habit {
    /// Up and down, as in a feed of pages.
    case paging
    /// In all directions, and by two: see RandomFingers+Zooming.swift.
    case zooming
  }

  let screen: Screen
  var random: SeededNumbers
  /// Fingers on the glass, as far as the glass knows.
  var down: [Int: CGPoint] = [:]
  var time: TimeInterval = 0
  /// How many there are.
  let fingers: Int
  private let habit: Habit

  package init(screen: Screen, seed: UInt64, habit: Habit = .paging, fingers: Int = 5) {
    self.fingers = fingers
    self.screen = screen
    self.habit = habit
    random = SeededNumbers(seed: seed)
  }

  /// Plays one movement. What it began may go on; fingers may stay on the glass.
  package func playBurst() {
    time = screen.now
    switch habit {
    case .paging: page()
    case .zooming: zoom()
    }
    screen.advance(to: time)
    if random.below(3) == 0 { screen.advance(by: TimeInterval(random.below(30)) / 60) }
  }

  private func page() {
    switch random.below(100) {
    case 0..<34: flick()
    case 34..<44: wander()
    case 44..<56: tap(times: 2)
    case 56..<68: tap(times: 1)
    case 68..<94: tangle(isSideways: false)
    case 94..<98: interrupt()
    default: screen.rotate()
    }
  }

  /// Notes how new fingers would play on from here.
  package func mark() {
    marks = marks.suffix(Self.marksKept - 1) + [(events, seedFromHere)]
  }

  /// Takes all fingers off the glass.
  package func lift() {
    time = screen.now
    for id in down.keys.sorted() { send(random.below(8) == 0 ? .cancelled : .ended, id, down[id] ?? .zero) }
    screen.advance(to: time)
  }

  // MARK: Movements

  private func flick() {
    lift()
    let id = random.below(fingers), start = place(), steps = 3 + random.below(10)
    let length = CGFloat(60 + random.below(300)) * (random.below(5) < 2 ? 1 : -1)
    send(.began, id, start)
    for step in 1...steps {
      send(.moved, id, CGPoint(x: start.x, y: start.y + length * CGFloat(step) / CGFloat(steps)))
    }
    send(.ended, id, CGPoint(x: start.x, y: start.y + length))
  }

  /// To and fro, at changing speeds.
  private func wander() {
    let id = random.below(fingers)
    var point = place()
    send(.began, id, point)
    for _ in 0..<(5 + random.below(25)) {
      point.x += CGFloat(random.below(41) - 20)
      point.y += CGFloat(random.below(121) - 60)
      send(.moved, id, point)
      if random.below(6) == 0 { time += 0.1 }
    }
    if random.below(4) > 0 { send(random.below(5) == 0 ? .cancelled : .ended, id, point) }
  }

  func tap(times: Int) {
    lift()
    let id = random.below(fingers), point = place()
    for _ in 0..<times {
      send(.began, id, point)
      time += TimeInterval(random.below(8)) / 120
      send(.ended, id, point)
      time += TimeInterval(random.below(20)) / 120
    }
  }

  /// Several fingers, each doing whatever it likes, some of it impossible.
  func tangle(isSideways: Bool) {
    let count = 2 + random.below(fingers - 1)
    for _ in 0..<(10 + random.below(30)) {
      let id = random.below(count)
      let known = down[id]
      switch random.below(12) {
      case 0..<2: send(.began, id, place())
      case 2: send(.cancelled, id, known ?? place())
      case 3..<5: send(.ended, id, known ?? place())
      default:
        let point = known ?? place()
        send(
          known == nil && random.below(4) > 0 ? .began : .moved, id,
          CGPoint(x: isSideways ? point.x + CGFloat(random.below(61) - 30) : point.x, y: point.y + CGFloat(random.below(61) - 30))
        )
      }
      if random.below(10) == 0 { time += TimeInterval(random.below(30)) / 60 }
    }
  }

  /// Something of the system's comes in front, perhaps in the middle of a movement, and goes away.
  func interrupt() {
    let id = random.below(fingers)
    var point = place()
    send(.began, id, point)
    for _ in 0..<random.below(8) {
      point.y -= 20
      send(.moved, id, point)
    }
    screen.advance(to: time)
    screen.resignKey()
    down = [:]
    screen.advance(by: TimeInterval(random.below(30)) / 60)
    screen.becomeKey()
    time = max(time, screen.now)
  }

  // MARK: Samples

  func place() -> CGPoint {
    CGPoint(x: CGFloat(random.below(Int(screen.size.width))), y: CGFloat(random.below(Int(screen.size.height))))
  }

  func send(_ phase: TouchPhase, _ id: Int, _ point: CGPoint) {
    time += 1 / TimeInterval(TouchGrid.stepsPerSecond)
    screen.frames.enqueue([TouchSample(id: id, phase: phase, location: point)], at: time)
    events += 1
    // What did not land does not move.
    if phase.isOver { down[id] = nil } else if phase == .began || down[id] != nil { down[id] = point }
  }
}
