import CoreGraphics
import GestureEngine
import LayerTree
import Testing
import Touchstone

@testable import UIKit

/// Random recognizers in random nesting, with odd numbers and failure requirements that contradict each other, under random fingers:
/// nothing hangs, and when every finger is up everyone is back where it began.
@MainActor @Suite struct RecognizerAttackTests {
  @Test func nothingHangsAndAllComeBack() throws {
    let attack = try Attack()
    for seed in 1...400 as ClosedRange<UInt64> { try attack.run(seed) }
    // The attack reached what it is about.
    #expect(attack.recognized > 100, "\(attack.recognized)")
    #expect(attack.console.contains { $0.contains("Each waits for the next to fail") })
  }

  /// A press whose time has come and that waits for another: its deadline stays, and time goes on.
  @Test func aPressThatWaitsForAnother() throws {
    for duration in [0, 0.2, -1, -.infinity] as [TimeInterval] {
      let stand = try Stand()
      let press = UILongPressGestureRecognizer(target: nil, action: nil), pan = UIPanGestureRecognizer(target: nil, action: nil)
      press.minimumPressDuration = duration
      press.require(toFail: pan)
      stand.heard.listen(to: press, as: "press")
      stand.content.addGestureRecognizer(press)
      stand.content.addGestureRecognizer(pan)
      let finger = stand.screen.finger()
      finger.down(at: Stand.middle)
      finger.hold(for: 2)
      #expect(press.state == .possible)
      finger.up()
      try stand.screen.settle()
      #expect(press.state == .possible && pan.state == .possible)
      #expect(!stand.heard.read().contains("press began"), "nothing is left to follow")
    }
  }

  @Test func durationsThatAreNoTimes() throws {
    for (duration, recognizes, isReported) in [
      (TimeInterval.nan, true, true), (.infinity, false, false), (-.infinity, true, false), (-1, true, false), (0, true, false),
    ] {
      let stand = try Stand()
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      press.name = "hold"
      stand.content.addGestureRecognizer(press)
      press.minimumPressDuration = duration
      stand.heard.listen(to: press, as: "press")
      stand.screen.press(at: Stand.middle, for: 1)
      try stand.screen.settle()
      #expect(stand.heard.read().contains("press began") == recognizes, "\(duration)")
      #expect(stand.screen.console.isEmpty != isReported, "\(duration): \(stand.screen.console)")
      if isReported {
        for word in ["hold", "minimumPressDuration", "keeps 0.5", "division"] { #expect(stand.screen.console[0].contains(word)) }
      }
    }
  }
}

/// One screen on which seeds are played one after the other.
@MainActor
private final class Attack {
  private let stand: Stand
  private var random = Random(0)
  private var recognizers: [UIGestureRecognizer] = []
  private var views: [UIView] = []
  private let delegates = [Easygoing(true), Easygoing(false)]
  private(set) var recognized = 0
  private(set) var console: Set<String> = []
  private var frames: FrameDriver { stand.screen.application.frames }

  init() throws { stand = try Stand() }

  func run(_ seed: UInt64) throws {
    random = Random(seed)
    makeViews()
    makeRecognizers()
    let before = frames.arena.work
    let events = playFingers()
    // Taps wait for further taps; presses and the like have nothing left to wait for.
    let waited = try stand.screen.settle(within: 20)
    let work = frames.arena.work
    #expect(frames.arena.isIdle && frames.arena.liveTouches.isEmpty, "seed \(seed)")
    for recognizer in recognizers { #expect(recognizer.state == .possible, "seed \(seed): \(recognizer.diagnosticName)") }
    #expect(waited < 10, "seed \(seed): \(waited) s")
    #expect(work.callbacks - before.callbacks < 200 * events, "seed \(seed): \(work.callbacks - before.callbacks)")
    recognized += stand.heard.read().filter { $0.contains(" ended") }.count
    console.formUnion(stand.screen.console)
  }

  private func makeViews() {
    for view in views.dropFirst() { view.removeFromSuperview() }
    stand.content.gestureRecognizers = nil
    views = [stand.content]
    for _ in 0..<random.below(4) {
      let parent = views[random.below(views.count)]
      let view = UIView(frame: parent.bounds.insetBy(dx: 10, dy: 5))
      view.isMultipleTouchEnabled = random.chance(0.5)
      parent.addSubview(view)
      views.append(view)
    }
  }

  private func makeRecognizers() {
    recognizers = (0..<(2 + random.below(7))).map { _ in makeRecognizer() }
    for recognizer in recognizers {
      views[random.below(views.count)].addGestureRecognizer(recognizer)
      if random.chance(0.4) { recognizer.delegate = delegates[random.below(2)] }
      recognizer.delaysTouchesBegan = random.chance(0.3)
      recognizer.cancelsTouchesInView = random.chance(0.7)
      let mischief = random.chance(0.2) ? random.below(4) : -1
      stand.heard.listen(to: recognizer, as: "r") { [unowned self] in
        self.misbehave(mischief, $0)
        return nil
      }
    }
    // Circles and requirements of oneself among them.
    for _ in 0..<random.below(2 * recognizers.count) { pick().require(toFail: pick()) }
    if random.chance(0.3) { for (index, one) in recognizers.enumerated() { one.require(toFail: next(after: index)) } }
  }

  private func pick() -> UIGestureRecognizer { recognizers[random.below(recognizers.count)] }
  private func next(after index: Int) -> UIGestureRecognizer { recognizers[(index + 1) % recognizers.count] }

  private func misbehave(_ kind: Int, _ recognizer: UIGestureRecognizer) {
    switch kind {
    case 0: pick().isEnabled.toggle()
    case 1: recognizer.view?.removeGestureRecognizer(recognizer)
    case 2: pick().require(toFail: pick())
    case 3: (pick() as? UILongPressGestureRecognizer)?.minimumPressDuration = 0
    default: break
    }
  }

  private func makeRecognizer() -> UIGestureRecognizer {
    let counts = [1, 1, 1, 2, 3, 0, -1, .max]
    switch random.below(5) {
    case 0:
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      tap.numberOfTapsRequired = counts[random.below(counts.count)]
      tap.numberOfTouchesRequired = counts[random.below(counts.count)]
      return tap
    case 1:
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      let durations = [0, 0.1, 0.5, 0.5, -1, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, 1e300]
      press.minimumPressDuration = durations[random.below(durations.count)]
      press.allowableMovement = [10, 0, -1, .nan, .infinity][random.below(5)]
      press.numberOfTouchesRequired = counts[random.below(counts.count)]
      press.numberOfTapsRequired = [0, 0, 1, -1][random.below(4)]
      return press
    case 2:
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      pan.minimumNumberOfTouches = counts[random.below(counts.count)]
      pan.maximumNumberOfTouches = [.max, 1, 2, 0, -1][random.below(5)]
      return pan
    case 3: return UIPinchGestureRecognizer(target: nil, action: nil)
    default: return UIRotationGestureRecognizer(target: nil, action: nil)
    }
  }

  /// Up to four fingers in one play of events; how many events there were.
  private func playFingers() -> Int {
    var down: [Int: CGPoint] = [:]
    let count = 10 + random.below(25)
    for _ in 0..<count {
      let id = 1 + random.below(4), roll = random.below(10)
      var sample: TouchSample?
      if let place = down[id] {
        let step = CGPoint(x: place.x + CGFloat(random.below(60)) - 30, y: place.y + CGFloat(random.below(60)) - 30)
        switch roll {
        case 0...5:
          down[id] = step
          sample = TouchSample(id: id, phase: .moved, location: step)
        case 6...8: sample = TouchSample(id: id, phase: .ended, location: place)
        default: sample = TouchSample(id: id, phase: .cancelled, location: place)
        }
        if roll > 5 { down[id] = nil }
      } else if roll < 6 {
        let place = CGPoint(x: 110 + CGFloat(random.below(180)), y: 110 + CGFloat(random.below(180)))
        down[id] = place
        sample = TouchSample(id: id, phase: .began, location: place)
      }
      if let sample { send([sample]) }
      stand.screen.advance(by: [0, 0.02, 0.05, 0.2, 0.8][random.below(5)])
    }
    send(down.sorted { $0.key < $1.key }.map { TouchSample(id: $0.key, phase: .ended, location: $0.value) })
    stand.screen.advance(by: 0.02)
    return count + 1
  }

  private func send(_ samples: [TouchSample]) {
    guard !samples.isEmpty else { return }
    frames.enqueue(samples, at: stand.screen.now + 0.001)
    stand.screen.advance(by: 0.002)
  }
}

private final class Easygoing: NSObject, UIGestureRecognizerDelegate {
  private let isSimultaneous: Bool
  init(_ isSimultaneous: Bool) { self.isSimultaneous = isSimultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
    !isSimultaneous && gestureRecognizer is UITapGestureRecognizer
  }
}

/// The same seed gives the same attack.
private struct Random {
  private var numbers: SeededNumbers
  init(_ seed: UInt64) { numbers = SeededNumbers(seed: seed &* 0x9E37_79B9_7F4A_7C15) }
  mutating func below(_ limit: Int) -> Int { limit > 0 ? numbers.below(limit) : 0 }
  mutating func chance(_ share: Double) -> Bool { Double(numbers.next() >> 11) / Double(1 << 53) < share }
}
