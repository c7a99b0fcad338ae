import CoreGraphics
import GestureEngine

/// The pan recognizer of a scroll view: only along the axes on which content can move, and never against its content's will.
final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// Points along an axis before it begins. None once a pinch has begun: then the next move of a finger moves content.
  private var hysteresis = UIPanGestureRecognizer.hysteresis
  /// How much of the translation at its beginning counts as its threshold and moves nothing.
  private(set) var slop = CGPoint.zero
  var isFingerDown: Bool { numberOfTouches > 0 }

  /// Whether the fingers have gone far enough along an axis on which content can move.
  override func isFarEnough(_ translation: CGPoint) -> Bool {
    guard let scrollView else { return false }
    if hysteresis == 0 { return translation != .zero }
    return ScrollAxis.allCases.contains {
      abs(translation[keyPath: $0.position]) >= hysteresis && scrollView.scrolls($0)
    }
  }

  func beginWithNextMove() { hysteresis = 0 }

  override func mayBegin() -> Bool {
    guard let scrollView, scrollView.isScrollEnabled, scrollView.mayTakeContentTouches(for: self) else { return false }
    let translation = translation(in: nil)
    if hysteresis > 0, scrollView.leavesToAncestor(translation) { return false }
    slop = CGPoint(x: threshold(translation.x), y: threshold(translation.y))
    return super.mayBegin()
  }
  private func threshold(_ translation: CGFloat) -> CGFloat { min(max(translation, -hysteresis), hysteresis) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingersLanded()
    super.touchesBegan(touches, with: event)
  }

  override func settled(in state: RecognizerState) {
    super.settled(in: state)
    scrollView?.panSettled(state)
  }

  override func sequenceEnded() {
    super.sequenceEnded()
    hysteresis = UIPanGestureRecognizer.hysteresis
    slop = .zero
  }

  /// Its own scroll view's pinch, and nobody else unless a delegate says so.
  override func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
    other === scrollView?.pinch || super.recognizesSimultaneously(with: other)
  }
}

extension UIScrollView {
  /// The content moves no further in this direction, while that of a scroll view around does: the finger is for that one.
  fileprivate func leavesToAncestor(_ translation: CGPoint) -> Bool {
    let axis: ScrollAxis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
    let way = -translation[keyPath: axis.position]
    if hasRoom(axis, towards: way) { return false }
    var next = superview
    while let view = next {
      if let outer = view as? UIScrollView, outer.scrolls(axis), outer.hasRoom(axis, towards: way) { return true }
      next = view.superview
    }
    return false
  }
}
