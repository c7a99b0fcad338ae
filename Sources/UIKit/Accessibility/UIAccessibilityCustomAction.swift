/// Something that assistive technology offers by its name, besides what a double tap does.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// Called when a person has chosen it; false says that it could not be done.
  public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var actionHandler: Handler?
  /// Held weakly.
  open weak var target: AnyObject?
  /// What `target` does when there is no handler.
  open var selector: Selector?

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Has it done.
  package func perform() {
    if let actionHandler {
      _ = actionHandler(self)
    } else if let target, let selector {
      selector.perform(on: target, with: self)
    }
  }
}
