import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Prevention, requirements and the delegate (Documentation/Facts.md, 2.1).
@MainActor @Suite struct RecognizerDelegateTests {
  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var heard: Heard?
    var begins = true, receives = true, shares = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      heard?.note("should begin in \(gestureRecognizer.state)")
      return begins
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      heard?.note("should receive")
      return receives
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { shares }
  }

  private func pans(on stand: Stand) -> (inner: UIPanGestureRecognizer, outer: UIPanGestureRecognizer) {
    let (inner, outer) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    stand.content.heard = nil
    stand.content.addGestureRecognizer(inner)
    stand.root.addGestureRecognizer(outer)
    stand.heard.listen(to: inner, as: "inner")
    stand.heard.listen(to: outer, as: "outer")
    return (inner, outer)
  }
  private func drag(_ stand: Stand) {
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 260, y: 200), duration: 0.05)
  }

  /// Facts 2.1: of two pans on views in each other the inner one recognizes and the outer one does not. [documented]
  @Test func innerPanPreventsTheOuter() throws {
    let stand = try Stand()
    _ = pans(on: stand)
    drag(stand)
    #expect(Set(stand.heard.read()) == ["inner began", "inner changed", "inner ended"])
  }

  /// Facts 2.1: both recognize where the delegate of either one allows it. [documented]
  @Test func oneSideIsEnoughToShare() throws {
    let stand = try Stand()
    let pans = pans(on: stand)
    let delegate = Delegate()
    delegate.shares = true
    pans.outer.delegate = delegate
    drag(stand)
    let lines = stand.heard.read()
    #expect(lines.prefix(2) == ["inner began", "outer began"] && lines.suffix(2) == ["inner ended", "outer ended"])
  }

  /// Facts 2.1: a delegate is asked whether to receive a touch when it lands, and whether to begin before the target hears.
  /// [documented]
  @Test func orderOfQuestions() throws {
    let stand = try Stand()
    let pans = pans(on: stand)
    let delegate = Delegate()
    delegate.heard = stand.heard
    pans.inner.delegate = delegate
    drag(stand)
    #expect(stand.heard.read().prefix(3) == ["should receive", "should begin in began", "inner began"])
    delegate.begins = false
    drag(stand)
    #expect(stand.heard.read().prefix(3) == ["should receive", "should begin in began", "outer began"])
    delegate.receives = false
    drag(stand)
    #expect(stand.heard.read().prefix(2) == ["should receive", "outer began"])
  }

  /// Facts 2.1: a recognizer that requires the failure of another fails where that one recognizes. [documented]
  @Test func requiredFailureDecides() throws {
    let stand = try Stand()
    let pans = pans(on: stand)
    pans.inner.require(toFail: pans.outer)
    drag(stand)
    #expect(Set(stand.heard.read()) == ["outer began", "outer changed", "outer ended"])
  }

  @Test func targetsAreCalledOnceAndNotKept() throws {
    let stand = try Stand()
    let tap = UITapGestureRecognizer()
    stand.content.addGestureRecognizer(tap)
    stand.content.heard = nil
    do {
      let heard = Heard()
      heard.listen(to: tap, as: "short-lived")
    }
    stand.heard.listen(to: tap, as: "tap")
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read() == ["tap ended"])
    tap.removeTarget(nil, action: nil)
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.lines.isEmpty)
  }
}
