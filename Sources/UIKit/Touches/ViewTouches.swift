import CoreGraphics
import GestureEngine
import LayerTree

/// Tells views of the fingers on them, after the recognizers have seen each event.
///
/// UIKit's rules: a recognizer that recognizes takes its fingers away from the view (`cancelsTouchesInView`); a landing waits
/// while a recognizer with `delaysTouchesBegan`, or a scroll view, is undecided; a lift waits while one with
/// `delaysTouchesEnded` is. What a recognizer then takes, the view hears of as cancelled, or not at all when it never heard of
/// the landing.
@MainActor
package final class ViewTouches {
  private var touches: [ViewTouch] = []
  private var event: UIEvent?
  private unowned let arena: Arena

  init(_ arena: Arena) {
    self.arena = arena
    arena.onRecognized = { [unowned self] recognizer in recognized(recognizer) }
    arena.onDelivered = { [unowned self] event in deliver(event) }
  }

  /// When something is due without an event, in seconds.
  var nextDeadline: TimeInterval? {
    touches.lazy.filter { $0.delivery == .held && !$0.isTaken }.compactMap(\.heldByScrolling).min()
  }

  /// A finger landed on what `path` says, and the recognizers there will hear of it.
  func landed(_ touch: Touch, on path: HitPath?) {
    guard let path, let view = path.layers.lazy.compactMap({ $0.owner as? UIView }).first else { return }
    let uiTouch = UITouch(touch, view: view)
    uiTouch.bound = path.recognizers
    touches.append(ViewTouch(uiTouch, on: view, bound: uiTouch.bound, at: touch.timestamp))
  }

  func touch(for touch: Touch) -> UITouch? { touches.last { $0.touch.touch === touch }?.touch }

  /// The views that know of fingers `recognizer` listens to.
  func viewsTold(by recognizer: Recognizer) -> [UIView] {
    touches.filter { entry in entry.delivery == .open && entry.bound.contains { $0 === recognizer } }.map(\.view)
  }

  /// Looks again at what waits: a recognizer may have decided, or time has passed.
  func advance(to time: TimeInterval) {
    guard !touches.isEmpty else { return }
    for entry in touches where entry.isTaken { close(entry) }
    for entry in touches where entry.delivery == .held && mayOpen(entry, at: time) {
      open(entry)
      if entry.delivery == .open, entry.isLiftHeld { lift(entry) }
    }
    for entry in touches where entry.isLiftHeld && entry.delivery == .open { lift(entry) }
    touches.removeAll { $0.delivery == .closed && $0.touch.touch.phase.isOver }
  }

  private func recognized(_ recognizer: Recognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for entry in touches where entry.bound.contains(where: { $0 === recognizer }) { entry.isTaken = true }
  }

  /// The recognizers have seen `event`, and their actions have run.
  private func deliver(_ moment: TouchEvent) {
    guard !touches.isEmpty else { return }
    event = UIEvent(
      timestamp: moment.timestamp, touches: moment.all.compactMap { touch in touches.last { $0.touch.touch === touch }?.touch })
    let changed = touches.filter { entry in moment.changed.contains { $0 === entry.touch.touch } }
    for entry in changed where entry.touch.touch.phase == .ended { entry.isLiftHeld = true }
    let moved = changed.filter { $0.touch.touch.phase == .moved && $0.delivery == .open && !$0.isTaken }
    tell(moved) { $0.touchesMoved($1, with: $2) }
    for entry in changed where entry.touch.touch.phase == .cancelled { close(entry) }
    advance(to: moment.timestamp)
  }

  private func mayOpen(_ entry: ViewTouch, at time: TimeInterval) -> Bool {
    if entry.isLandingHeld { return false }
    guard let limit = entry.heldByScrolling else { return true }
    return time >= limit || entry.isLiftHeld
  }

  private func open(_ entry: ViewTouch) {
    let others = touches.contains { $0 !== entry && $0.view === entry.view && $0.delivery == .open }
    guard !others || entry.view.isMultipleTouchEnabled else {
      entry.delivery = .closed
      return
    }
    guard entry.scrollers.allSatisfy({ $0.mayTellContent(of: [entry.touch], with: event, in: entry.view) }) else {
      entry.delivery = .closed
      return
    }
    entry.delivery = .open
    tell([entry]) { $0.touchesBegan($1, with: $2) }
  }

  private func lift(_ entry: ViewTouch) {
    guard !entry.mustHoldLift else { return }
    entry.delivery = .closed
    tell([entry]) { $0.touchesEnded($1, with: $2) }
  }

  /// The view hears no more of the finger.
  private func close(_ entry: ViewTouch) {
    let wasOpen = entry.delivery == .open
    entry.delivery = .closed
    if wasOpen { tell([entry]) { $0.touchesCancelled($1, with: $2) } }
  }

  /// One call for each view, with all its touches.
  private func tell(_ entries: [ViewTouch], _ call: (UIView, Set<UITouch>, UIEvent?) -> Void) {
    var rest = entries[...]
    while let first = rest.first {
      let same = rest.filter { $0.view === first.view }
      rest = rest.filter { $0.view !== first.view }[...]
      call(first.view, Set(same.map(\.touch)), event)
    }
  }
}
