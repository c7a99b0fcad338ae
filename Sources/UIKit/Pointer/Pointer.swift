import CoreGraphics
import LayerTree

/// The pointer of a mouse or a touchpad while no button is pressed: it says which scroll view the wheel and the keys move.
///
/// A wheel moves the innermost scroll view under the pointer whose content can go that way, and so the one around it when the inner one
/// has come to its end. It stays with the one that it moves as long as it is turned: what is turned too much at an end moves
/// nothing else (choices).
@MainActor
package final class Pointer {
  /// Half a second without a turn, and the wheel may move another scroll view (a choice).
  private static let patience: TimeInterval = 0.5

  /// On the screen, in points; nil while it is elsewhere. Hosts write it whenever it moves.
  package var location: CGPoint?
  private unowned let frames: FrameDriver
  private var turns: ArraySlice<(time: TimeInterval, turn: WheelTurn)> = []
  private weak var moved: UIScrollView?
  private var lastTurn = -TimeInterval.infinity

  init(_ frames: FrameDriver) { self.frames = frames }

  // MARK: Turns on their way

  var earliest: TimeInterval? { turns.first?.time }

  /// Turns of one time keep the order in which they came.
  func add(_ turn: WheelTurn, at time: TimeInterval) {
    let last = turns.lastIndex { $0.time <= time }
    turns.insert((time, turn), at: last.map { $0 + 1 } ?? turns.startIndex)
  }

  func takeFirst() -> WheelTurn? { turns.popFirst()?.turn }
  func removeAll() { turns.removeAll() }

  // MARK: What they move

  /// - Returns: The scroll view that took the turn; nil when none did.
  func deliver(_ turn: WheelTurn, at time: TimeInterval) -> UIScrollView? {
    guard turn.isFinite else { return nil }
    location = turn.location
    let around = scrollViews(at: turn.location)
    if turn.zooms {
      return around.first { $0.zooming.turn(by: turn.magnification, at: turn.location, time: time) }
    }
    let way = turn.way
    let axis: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    guard way[keyPath: axis.position] != 0 else { return nil }
    let goesOn = time - lastTurn < Self.patience
    lastTurn = time
    if goesOn, let moved, around.contains(where: { $0 === moved }), moved.isScrollEnabled, moved.overflows(axis) {
      _ = moved.wheel.turn(by: moved.length(of: way), at: time)
      return moved
    }
    moved = around.first { view in
      let way = view.length(of: way)
      return view.hasRoom(axis, towards: way[keyPath: axis.position], from: view.wheel.start(at: time))
        && view.wheel.turn(by: way, at: time)
    }
    return moved
  }

  /// The scroll view that a key moves: the innermost one under the pointer that can go that way or, without a pointer over one,
  /// in the middle of the window; else the first on the screen, seen from the front.
  func scrollView(for key: ScrollKey, in window: UIWindow) -> UIScrollView? {
    let middle = window.toScreen(CGPoint(x: window.bounds.midX, y: window.bounds.midY))
    let candidates = [location, middle].compactMap { $0 }.lazy.map(scrollViews).first { !$0.isEmpty }
    return (candidates ?? window.scrollViewsFromFront).first { $0.mayScroll(by: key) }
  }

  /// Innermost first.
  private func scrollViews(at point: CGPoint) -> [UIScrollView] {
    frames.hitTest(point)?.layers.compactMap { $0.owner as? UIScrollView } ?? []
  }
}

extension UIView {
  /// A way on the screen in this view's own units: what is shown enlarged moves by less.
  fileprivate func length(of way: CGPoint) -> CGPoint {
    let (from, to) = (fromScreen(.zero), fromScreen(way))
    let own = CGPoint(x: to.x - from.x, y: to.y - from.y)
    return own.x.isFinite && own.y.isFinite ? own : way
  }

  fileprivate var scrollViewsFromFront: [UIScrollView] {
    guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
    return ((self as? UIScrollView).map { [$0] } ?? []) + subviews.reversed().flatMap(\.scrollViewsFromFront)
  }
}
