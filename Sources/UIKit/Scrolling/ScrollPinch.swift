import CoreGraphics
import GestureEngine

/// The pinch recognizer of a scroll view.
final class ScrollPinch: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  init() { super.init(target: nil, action: nil) }

  override func mayBegin() -> Bool {
    guard let scrollView, scrollView.isPinchingPossible, scrollView.mayTakeContentTouches(for: self) else { return false }
    return super.mayBegin()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.zooming.fingersChanged()
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    scrollView?.zooming.fingersChanged()
  }

  override func settled(in state: RecognizerState) {
    super.settled(in: state)
    // A delegate may let go of the scroll view in the middle of a step.
    withExtendedLifetime(scrollView) { scrollView?.zooming.pinchSettled(state) }
  }

  override func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
    other === scrollView?.panGestureRecognizer || super.recognizesSimultaneously(with: other)
  }
}
