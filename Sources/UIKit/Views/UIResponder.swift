import CoreGraphics

/// A link of the chain that events and actions travel along.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The next link outwards: a view's controller or superview, a window's scene, and the application last.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether it may be the one that key presses go to first; the base class may not.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it gives the place up when another wants it.
  open var canResignFirstResponder: Bool { true }
  /// Key presses go to it first, as long as its window is key.
  open var isFirstResponder: Bool { chainWindow?.firstResponder === self }

  /// Makes it first responder of its window; the one that was it resigns first.
  /// - Returns: False when it may not be, is in no window, or the other did not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = chainWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let other = window.firstResponder, !other.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives the place up; key presses then go to nobody in particular.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = chainWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// The window at the end of the chain.
  private var chainWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }

  // MARK: Touches

  // Whoever does not override these hands the touches on to the next link.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// A recognizer recognized and takes the touches for itself, or the system took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  // MARK: Assistive technology

  /// Away from here, as a scrub with two fingers asks for; false hands it on to the next link.
  open func accessibilityPerformEscape() -> Bool { false }
  /// The most important thing, as a double tap with two fingers asks for; false hands it on to the next link.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
