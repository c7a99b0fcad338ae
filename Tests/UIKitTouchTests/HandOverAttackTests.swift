import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Every order in which fingers leave a scroll view that pinches and pans, lifted or taken away by the system, in every phase: a second
/// later it is at rest inside its limits, and its delegate has heard of each beginning and of each end once.
@MainActor @Suite struct HandOverAttackTests {
  enum Phase: CaseIterable {
    case landed, pinching, panning, joinedAgain, joinedTwice, three, tooSmall, tooLarge, beyondAnEdge, comingBack, caught

    /// How many are on the glass then.
    var fingers: Int {
      switch self {
      case .panning, .beyondAnEdge: 1
      case .three: 3
      case .landed, .pinching, .joinedAgain, .joinedTwice, .tooSmall, .tooLarge, .comingBack, .caught: 2
      }
    }
  }
  /// What happens between two fingers that leave.
  enum Between: CaseIterable { case nothing, aMoment, aMove }

  @Test(arguments: Phase.allCases) func everyOrderOfLeaving(phase: Phase) throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 852))
    stand.zooms = true
    stand.scrollView.maximumZoomScale = 5
    stand.scrollView.alwaysBounceVertical = true
    var scripts = 0, zooms = 0, drags = 0
    for between in Between.allCases {
      for order in permutations(of: phase.fingers) {
        for taken in 0..<(1 << phase.fingers) {
          let script = "\(phase), \(between), order \(order), taken away \(String(taken, radix: 2))"
          let down = begin(phase, stand)
          for (step, index) in order.enumerated() {
            if step > 0 { wait(between, stand, down[index]) }
            if taken & (1 << index) != 0 { down[index].cancel() } else { down[index].up() }
          }
          stand.screen.advance(by: 1)
          let heard = checkRest(stand, script)
          zooms += heard.zooms
          drags += heard.drags
          scripts += 1
        }
      }
    }
    #expect(scripts == 3 * [1: 1 * 2, 2: 2 * 4, 3: 6 * 8][phase.fingers]!)
    if phase != .landed && phase != .beyondAnEdge { #expect(zooms >= scripts) }
    if phase == .panning || phase == .beyondAnEdge { #expect(drags >= scripts) }
  }

  // MARK: Scripts

  /// The fingers that are on the glass then.
  private func begin(_ phase: Phase, _ stand: ScrollStand) -> [Finger] {
    switch phase {
    case .landed: return pinch(stand, from: 100, to: 104, over: 0.05)
    case .pinching: return pinch(stand, from: 100, to: 220)
    case .panning:
      let fingers = pinch(stand, from: 100, to: 220)
      fingers[0].up()
      fingers[1].move(by: CGVector(dx: -40, dy: 30), over: 0.2)
      fingers[1].hold(for: 0.1)
      return [fingers[1]]
    case .joinedAgain: return joined(stand)
    case .joinedTwice:
      let fingers = joined(stand)
      fingers[0].up()
      fingers[1].move(by: CGVector(dx: 20, dy: 20), over: 0.1)
      return [fingers[1], landed(stand, at: CGPoint(x: 150, y: 300), spreading: fingers[1])]
    case .three:
      let fingers = pinch(stand, from: 100, to: 220)
      return fingers + [landed(stand, at: CGPoint(x: 200, y: 700), spreading: fingers[0])]
    case .tooSmall: return pinch(stand, from: 300, to: 60)
    case .tooLarge: return pinch(stand, from: 20, to: 360)
    case .beyondAnEdge:
      let finger = stand.screen.finger()
      finger.down(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 10, dy: 300), over: 0.3)
      return [finger]
    case .comingBack:
      for finger in pinch(stand, from: 20, to: 360) { finger.up() }
      stand.screen.advance(by: 0.1)
      return pinch(stand, from: 120, to: 200)
    case .caught:
      for finger in pinch(stand, from: 100, to: 220) { finger.up() }
      stand.screen.flick(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 200, y: 300))
      return pinch(stand, from: 120, to: 200)
    }
  }

  private func pinch(_ stand: ScrollStand, from: CGFloat, to: CGFloat, over duration: TimeInterval = 0.3) -> [Finger] {
    let left = stand.screen.finger(), right = stand.screen.finger(), middle = CGPoint(x: 196, y: 426)
    stand.screen.simultaneously {
      left.down(at: CGPoint(x: middle.x - from / 2, y: middle.y))
      right.down(at: CGPoint(x: middle.x + from / 2, y: middle.y))
      left.move(to: CGPoint(x: middle.x - to / 2, y: middle.y), over: duration)
      right.move(to: CGPoint(x: middle.x + to / 2, y: middle.y), over: duration)
    }
    return [left, right]
  }

  /// One left, the other panned, and a new one has joined it.
  private func joined(_ stand: ScrollStand) -> [Finger] {
    let fingers = pinch(stand, from: 100, to: 220)
    fingers[0].up()
    fingers[1].move(by: CGVector(dx: -60, dy: 20), over: 0.2)
    return [fingers[1], landed(stand, at: CGPoint(x: 80, y: 600), spreading: fingers[1])]
  }

  private func landed(_ stand: ScrollStand, at point: CGPoint, spreading other: Finger) -> Finger {
    let finger = stand.screen.finger()
    finger.down(at: point)
    stand.screen.simultaneously {
      finger.move(by: CGVector(dx: -30, dy: 30), over: 0.15)
      other.move(by: CGVector(dx: 30, dy: -30), over: 0.15)
    }
    return finger
  }

  private func wait(_ between: Between, _ stand: ScrollStand, _ finger: Finger) {
    switch between {
    case .nothing: break
    case .aMoment: stand.screen.advance(by: 0.07)
    case .aMove:
      finger.move(by: CGVector(dx: -25, dy: 40), over: 0.1)
      finger.hold(for: 0.15)
    }
  }

  private func permutations(of count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return permutations(of: count - 1).flatMap { shorter in
      (0...shorter.count).map { Array(shorter[..<$0]) + [count - 1] + Array(shorter[$0...]) }
    }
  }

  // MARK: What must be true

  /// Checks the rest, and puts everything back for the next script.
  private func checkRest(_ stand: ScrollStand, _ script: String) -> (zooms: Int, drags: Int) {
    let view = stand.scrollView, inset: CGFloat = 0.01
    #expect(stand.screen.unrest == [], "\(script)")
    #expect(view.zoomScale >= 1 && view.zoomScale <= 5, "\(script)")
    let most = CGPoint(x: view.contentSize.width - view.bounds.width, y: view.contentSize.height - view.bounds.height)
    #expect(view.contentOffset.x >= -inset && view.contentOffset.x <= most.x + 1 / 3 + inset, "\(script)")
    #expect(view.contentOffset.y >= -inset && view.contentOffset.y <= most.y + 1 / 3 + inset, "\(script)")

    let events = stand.readEvents()
    func count(_ prefix: String) -> Int { events.filter { $0.hasPrefix(prefix) }.count }
    let story = Comment(rawValue: "\(script): \(events)")
    #expect(count("will begin dragging") == count("will end dragging"), story)
    #expect(count("will begin dragging") == count("did end dragging"), story)
    #expect(count("will begin zooming") == count("did end zooming"), story)
    #expect(isAlternating(events, "will begin dragging", "did end dragging"), story)
    #expect(isAlternating(events, "will begin zooming", "did end zooming"), story)
    // One that is caught ends in silence.
    #expect(count("did end decelerating") <= count("will begin decelerating"), story)
    #expect(count("will begin decelerating") == count("did end dragging, true"), story)
    view.setZoomScale(1, animated: false)
    view.setContentOffset(.zero, animated: false)
    _ = stand.read()
    return (count("will begin zooming"), count("will begin dragging"))
  }

  private func isAlternating(_ events: [String], _ begin: String, _ end: String) -> Bool {
    var isUnderWay = false
    for event in events where event.hasPrefix(begin) || event.hasPrefix(end) {
      guard event.hasPrefix(begin) != isUnderWay else { return false }
      isUnderWay.toggle()
    }
    return !isUnderWay
  }
}
