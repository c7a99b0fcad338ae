import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that lands.
final class LandingGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .recognized
  }
}
