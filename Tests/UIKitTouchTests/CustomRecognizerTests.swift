import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Recognizers of an app's own, which set `state` and say who goes before whom.
@MainActor @Suite struct CustomRecognizerTests {
  /// Down, then up again, by 40 points each: a discrete gesture.
  private final class CheckmarkGestureRecognizer: UIGestureRecognizer {
    private var start: CGPoint?, lowest: CGFloat = 0
    private(set) var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard numberOfTouches == 1, let touch = touches.first else { return state = .failed }
      start = touch.location(in: view)
      lowest = start!.y
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard let start, let touch = touches.first, state != .failed else { return }
      let place = touch.location(in: view)
      if place.x < start.x - 20 { return state = .failed }
      lowest = max(lowest, place.y)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      guard let start, let touch = touches.first, state == .possible else { return }
      let isCheckmark = lowest - start.y > 40 && lowest - touch.location(in: view).y > 40
      state = isCheckmark ? .recognized : .failed
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      state = .cancelled
    }
    override func reset() {
      super.reset()
      start = nil
      resets += 1
    }
  }

  /// Follows a finger from its landing on.
  private final class TouchTracker: UIGestureRecognizer {
    var prevents = true, yields = true, mustFailFirst = false
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { yields }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { mustFailFirst }
  }

  private func checkmark(_ screen: Screen, depth: CGFloat = 60) {
    let finger = screen.finger()
    finger.down(at: Stand.middle)
    finger.move(by: CGVector(dx: 15, dy: depth), over: 0.1)
    finger.move(by: CGVector(dx: 40, dy: -depth), over: 0.1)
    finger.up()
  }

  @Test func aDiscreteOneIsRecognizedOnce() throws {
    let stand = try Stand(), recognizer = CheckmarkGestureRecognizer()
    stand.content.heard = nil
    stand.content.addGestureRecognizer(recognizer)
    stand.heard.listen(to: recognizer, as: "checkmark")
    checkmark(stand.screen)
    #expect(stand.heard.read() == ["checkmark ended"] && recognizer.state == .possible)
    checkmark(stand.screen, depth: 20)
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 120, y: 220), duration: 0.2)
    #expect(stand.heard.lines.isEmpty)
    checkmark(stand.screen)
    #expect(stand.heard.read() == ["checkmark ended"] && recognizer.resets == 4)
  }

  @Test func aTapWaitsForOneOfOnesOwn() throws {
    let stand = try Stand(), recognizer = CheckmarkGestureRecognizer(), tap = UITapGestureRecognizer()
    stand.content.heard = nil
    for each in [recognizer, tap] { stand.content.addGestureRecognizer(each) }
    tap.require(toFail: recognizer)
    stand.heard.listen(to: recognizer, as: "checkmark")
    stand.heard.listen(to: tap, as: "tap")
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read() == ["tap ended"])
    checkmark(stand.screen)
    #expect(stand.heard.read() == ["checkmark ended"])
  }

  @Test func aContinuousOneIsCancelled() throws {
    let stand = try Stand(), recognizer = TouchTracker()
    stand.content.heard = nil
    stand.content.addGestureRecognizer(recognizer)
    stand.heard.listen(to: recognizer, as: "tracker")
    let finger = stand.screen.finger()
    finger.down(at: Stand.middle)
    finger.move(by: CGVector(dx: 5, dy: 0))
    finger.cancel()
    #expect(stand.heard.read() == ["tracker began", "tracker changed", "tracker cancelled"])
  }

  private static let precedences: [(String, (TouchTracker, TouchTracker) -> Void, inner: Bool, outer: Bool)] = [
    ("the inner one goes first", { _, _ in }, true, false),
    // Who is not prevented prevents the other.
    ("the inner one prevents nobody", { inner, _ in inner.prevents = false }, false, true),
    ("the outer one can't be prevented", { _, outer in outer.yields = false }, false, true),
    ("the inner one waits for the outer one", { _, outer in outer.mustFailFirst = true }, false, true),
  ]
  @Test(arguments: 0..<4)
  func whoGoesFirst(row: Int) throws {
    let (name, prepare, innerBegins, outerBegins) = Self.precedences[row]
    let stand = try Stand(), inner = TouchTracker(), outer = TouchTracker()
    stand.content.heard = nil
    stand.content.addGestureRecognizer(inner)
    stand.root.addGestureRecognizer(outer)
    stand.heard.listen(to: inner, as: "inner")
    stand.heard.listen(to: outer, as: "outer")
    prepare(inner, outer)
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 230, y: 200), duration: 0.1)
    let lines = stand.heard.read()
    #expect(lines.contains("inner began") == innerBegins && lines.contains("outer began") == outerBegins, "\(name): \(lines)")
    #expect(lines.contains("inner ended") == innerBegins && lines.contains("outer ended") == outerBegins, "\(name): \(lines)")
  }

  /// A lift is told at once, or when the double tap that might come has not come.
  @Test(arguments: [true, false])
  func aLiftWaitsForWhoeverMayTakeIt(delays: Bool) throws {
    let stand = try Stand(), tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = delays
    stand.content.addGestureRecognizer(tap)
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read() == (delays ? ["view began"] : ["view began", "view ended"]))
    stand.screen.advance(by: 1)
    #expect(stand.heard.read() == (delays ? ["view ended"] : []))
  }
}
