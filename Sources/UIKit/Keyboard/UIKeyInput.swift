/// A responder that takes typed text while it is first responder.
@MainActor @preconcurrency
public protocol UIKeyInput: AnyObject {
  /// Whether there is something that `deleteBackward()` could delete.
  var hasText: Bool { get }
  /// `text` was typed; the return key types a line feed, the tab key a tab.
  func insertText(_ text: String)
  func deleteBackward()
}

extension UIResponder {
  /// Uses a press of a key, or hands it on along the chain.
  /// - Returns: Who has used it; nil for nobody.
  func use(_ press: KeyPress) -> UIResponder? {
    var responder: UIResponder? = self
    while let current = responder {
      if let own = current as? any KeyPressResponder {
        if own.handle(press) { return current }
      } else if let input = current as? any UIKeyInput {
        if let text = press.insertion {
          input.insertText(text)
          return current
        }
        if press.key == .deleteBackward {
          input.deleteBackward()
          return current
        }
      }
      responder = current.next
    }
    return nil
  }
}
