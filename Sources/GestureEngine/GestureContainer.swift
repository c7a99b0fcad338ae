/// A place in the tree that recognizers are attached to; the engine asks it for ancestry only.
public protocol GestureContainer: AnyObject {
  /// The container around this one, or nil at the root.
  var gestureContainerParent: (any GestureContainer)? { get }
}
