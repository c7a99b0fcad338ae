import CoreGraphics
import GestureEngine
import LayerTree

/// One finger on its way to the view it landed on: what the view was told, and what waits until recognizers have decided.
@MainActor
final class ViewTouch {
  enum Delivery {
    /// The view knows nothing yet.
    case held
    /// The view was told of the landing and hears the rest.
    case open
    /// The view was told of the end, or of a cancellation, or never hears of the finger.
    case closed
  }

  let touch: UITouch
  let view: UIView
  let bound: [Recognizer]
  /// The scroll views around `view`, innermost first: they may hold its touches back for a moment.
  let scrollers: [any ContentTouchHolder]
  let landing: TimeInterval
  var delivery = Delivery.held
  /// A recognizer has recognized, and takes the finger away from the view.
  var isTaken = false
  /// The finger was lifted, and the view has not heard of it.
  var isLiftHeld = false

  init(_ touch: UITouch, on view: UIView, bound: [Recognizer], at time: TimeInterval) {
    self.touch = touch
    self.view = view
    self.bound = bound
    landing = time
    var around: [any ContentTouchHolder] = []
    var next = view.superview
    while let outer = next {
      if let holder = outer as? any ContentTouchHolder { around.append(holder) }
      next = outer.superview
    }
    scrollers = around
  }

  /// Whether a recognizer that wants the landing held back has yet to decide.
  var isLandingHeld: Bool { bound.contains { $0.delaysTouchesBegan && $0.isUndecided } }
  /// The same for the lift.
  var mustHoldLift: Bool { bound.contains { $0.delaysTouchesEnded && $0.isUndecided } }

  /// Until when the scroll views hold the landing back, in seconds; nil when none of them does.
  var heldByScrolling: TimeInterval? {
    scrollers.compactMap { $0.contentTouchDelay(for: touch) }.max().map { landing + $0 }
  }
}

/// A view that waits a moment before its content hears of a finger, since the finger may be about to scroll.
@MainActor
protocol ContentTouchHolder: AnyObject {
  /// For how many seconds after its landing `touch` is still to be held back; nil once it is clear that it does not scroll.
  func contentTouchDelay(for touch: UITouch) -> TimeInterval?
  /// False: content never hears of them.
  func mayTellContent(of touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
}
