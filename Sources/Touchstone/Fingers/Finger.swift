import CoreGraphics
import GestureEngine

/// A finger that can be put down, moved, lifted and cancelled; several may be on the glass at once.
///
/// Each step moves the screen's clock until the application has seen it, so what it caused can be asked for in the next line.
/// Inside `screen.simultaneously` the steps of several fingers run side by side. A step that no finger could make (moving while
/// up, landing twice) is refused with a line in `screen.reports`; the script goes on.
@MainActor
public final class Finger {
  let id: Int
  private let screen: Screen
  /// Where it touches the glass; nil while it is up.
  public private(set) var location: CGPoint?
  /// The last step of the glass this finger has a sample for.
  private var lastStep = -1

  init(id: Int, screen: Screen) {
    self.id = id
    self.screen = screen
  }

  /// It touches the glass.
  public var isDown: Bool { location != nil }

  /// Lands at `point` of the screen.
  public func down(at point: CGPoint) {
    guard refuse(isDown, "landed at \(describe(point)) while it was down at \(describe(location ?? .zero)); lift it first"),
      refuse(!glass.contains(point), "landed at \(describe(point)), outside the glass \(describe(glass))")
    else { return }
    play { add(.began, point, at: firstFreeStep()) }
  }

  /// Slides to `point` at an even speed over `duration` seconds. With `lifting` it leaves the glass at the end at that speed;
  /// lifted by `up()` instead it has stood still for a moment.
  public func move(to point: CGPoint, over duration: TimeInterval = 0, lifting: Bool = false) {
    guard refuse(!isDown, "moved to \(describe(point)) while it was up; put it down first"),
      refuse(!isFinite(point, duration), "moved to \(point) over \(duration) s, which is not finite or runs backwards")
    else { return }
    play { addMovement(to: point, over: duration, lifting: lifting) }
  }

  /// Slides by `offset` points, as `move(to:over:)`.
  public func move(by offset: CGVector, over duration: TimeInterval = 0, lifting: Bool = false) {
    let start = location ?? .zero
    move(to: CGPoint(x: start.x + offset.dx, y: start.y + offset.dy), over: duration, lifting: lifting)
  }

  /// Stays where it is for `duration` seconds.
  public func hold(for duration: TimeInterval) {
    guard refuse(!isDown, "held still while it was up; put it down first"),
      refuse(!isFinite(.zero, duration), "held still for \(duration) s")
    else { return }
    play { lastStep = max(lastStep, firstFreeStep() - 1) + TouchGrid.steps(in: duration) }
  }

  /// Stays off the glass for `duration` seconds, as between two taps, or before it joins other fingers in `simultaneously`.
  public func pause(for duration: TimeInterval) {
    guard refuse(isDown, "paused while it was down; lift it first, or use hold(for:)"),
      refuse(!isFinite(.zero, duration), "paused for \(duration) s")
    else { return }
    play { lastStep = max(lastStep, firstFreeStep() - 1) + TouchGrid.steps(in: duration) }
  }

  /// Leaves the glass where it is.
  public func up() {
    guard refuse(!isDown, "was lifted while it was up"), let location else { return }
    play { add(.ended, location, at: firstFreeStep()) }
  }

  /// Is taken away by the system.
  public func cancel() {
    guard refuse(!isDown, "was cancelled while it was up"), let location else { return }
    play { add(.cancelled, location, at: firstFreeStep()) }
  }

  /// The system took all fingers away.
  func forget() { location = nil }

  // MARK: Samples

  private func addMovement(to end: CGPoint, over duration: TimeInterval, lifting: Bool) {
    guard let start = location else { return }
    addMovement(over: duration, lifting: lifting) { part in
      part == 1 ? end : CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  /// `path` says where the finger is when a part of the time, from 0 to 1, has passed.
  private func addMovement(over duration: TimeInterval, lifting: Bool, along path: (CGFloat) -> CGPoint) {
    let count = TouchGrid.steps(in: duration)
    let first = firstFreeStep()
    for index in 1...count {
      let point = path(index == count ? 1 : CGFloat(index) / CGFloat(count))
      add(lifting && index == count ? .ended : .moved, point, at: first + index - 1)
    }
  }

  /// Follows `path`, which says where it is when a part of the time, from 0 to 1, has passed.
  func follow(over duration: TimeInterval, lifting: Bool, _ path: (CGFloat) -> CGPoint) {
    guard isDown else { return }
    play { addMovement(over: duration, lifting: lifting, along: path) }
  }

  private func add(_ phase: TouchPhase, _ point: CGPoint, at step: Int) {
    screen.frames.enqueue([TouchSample(id: id, phase: phase, location: point)], at: TouchGrid.time(ofStep: step))
    lastStep = step
    location = phase.isOver ? nil : point
  }

  /// The step after this finger's last one, and not in the past.
  private func firstFreeStep() -> Int {
    max(lastStep + 1, screen.script?.firstStep ?? screen.firstTouchStep)
  }

  private func play(_ schedule: () -> Void) {
    screen.play {
      schedule()
      screen.script?.extend(to: lastStep)
    }
  }

  // MARK: Refusals

  /// True when the step may go on.
  private func refuse(_ isImpossible: Bool, _ what: @autoclosure () -> String) -> Bool {
    guard isImpossible else { return true }
    screen.notebook.reports.append("Finger \(id) \(what()). The step at \(seconds(screen.now)) s is left out.")
    return false
  }

  private var glass: CGRect { CGRect(origin: .zero, size: screen.size) }
  private func isFinite(_ point: CGPoint, _ duration: TimeInterval) -> Bool {
    point.x.isFinite && point.y.isFinite && duration.isFinite && duration >= 0
  }
}
