import CoreGraphics

/// A link of the chain that events and actions travel along.
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The next link outwards: a view's controller or superview, a window's scene, and the application last.
  open var next: UIResponder? { nil }
}
