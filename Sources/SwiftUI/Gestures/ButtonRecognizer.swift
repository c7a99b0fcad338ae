import CoreGraphics
import GestureEngine

/// The press on a button: shows it while the finger is on it, fires when it is lifted there.
///
/// In the arena it is a gesture that stays undecided while the finger is held. So it wins over what is around it, and a drag
/// on a parent waits for it until the lift; a scroll view's pan, which waits for nobody, ends the press.
final class ButtonRecognizer: CoreRecognizer<ButtonCore> {
  /// Told when the button begins and stops to look pressed.
  var onPress: (Bool) -> Void = { _ in }
  /// The button's action.
  var onFire: () -> Void = {}
  private var onSlide: (Bool?) -> Void = { _ in }
  private var isMirrored = false
  private let context: any GestureContext
  private var isPressed = false
  private var side: Bool?
  /// For how long a press is not shown, since the finger may be about to scroll; in seconds.
  private let delay: TimeInterval
  /// Until when that is.
  private var quietUntil: TimeInterval?

  /// `bounds` is asked at each event for the button's rectangle in its `.local` space.
  init(context: any GestureContext, delay: TimeInterval = 0, bounds: @escaping () -> CGRect) {
    self.context = context
    self.delay = delay
    super.init(
      ButtonCore { [unowned context] point in
        bounds().insetBy(dx: -ButtonCore.slop, dy: -ButtonCore.slop).holds(context.convert(point, to: .local))
      },
      relation: GestureRelation(dependency: .pausedUntilFailed))
  }

  /// It is a switch, which turns on towards the right, or towards the left where it is mirrored.
  ///
  /// `onSlide` is told the side that the finger has taken the knob to, true for on, and nil when it has let go of it, after `onFire`.
  func hasKnob(isMirrored: Bool, onSlide: @escaping (Bool?) -> Void) {
    self.isMirrored = isMirrored
    self.onSlide = onSlide
    core.placeAlongKnob = { [unowned self] point in
      let place = context.convert(point, to: .local).x
      return self.isMirrored ? -place : place
    }
  }

  override var diagnosticName: String { notedName().description }
  override func notedName() -> NotedName {
    context.notedName("Button") { "Button \(words(ofPlace: $0))" }
  }

  override func touchesBegan(_ touches: [Touch], event: TouchEvent) {
    if delay > 0 && !isPressed && quietUntil == nil { quietUntil = event.timestamp + delay }
    super.touchesBegan(touches, event: event)
  }
  override var nextDeadline: TimeInterval? { quietUntil ?? super.nextDeadline }
  override func timeAdvanced(to time: TimeInterval) {
    quietUntil = nil
    super.timeAdvanced(to: time)
  }
  override func reset() {
    quietUntil = nil
    super.reset()
  }

  override func settled(in state: RecognizerState) {
    let shows = state == .possible && core.isPressed && quietUntil == nil
    if shows != isPressed {
      isPressed = shows
      context.perform({ onPress(shows) }, named: "Button, pressed \(shows)")
    }
    slide(to: state == .possible || state == .ended ? core.knob?.side : nil)
    guard state == .ended else { return }
    context.perform({ onFire() }, named: "Button.action")
    slide(to: nil)
  }

  private func slide(to newSide: Bool?) {
    guard newSide != side else { return }
    side = newSide
    context.perform({ onSlide(newSide) }, named: "Button, slid")
  }
}
