import CoreGraphics
import Dispatch

extension NSObject {
  /// Calls a method of this object at once. The answer is the method's result if it is an object, kept alive until the main
  /// queue's next turn.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { perform(selector, with: nil, with: nil) }
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(selector, with: object, with: nil)
  }
  @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    guard let result = selector.perform(on: self, with: first, with: second), type(of: result) is AnyClass else { return nil }
    let object = KeptObject(object: result as AnyObject)
    DispatchQueue.main.async { withExtendedLifetime(object) {} }
    return Unmanaged.passUnretained(object.object)
  }

  /// Calls a method of this object after so many seconds of the application's clock; object and argument live until then.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    PendingPerforms.shared.add(selector, on: self, with: argument, after: delay)
  }
  /// Takes back what was asked for with a delay and has not been called yet.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    PendingPerforms.shared.cancel { $0.target === target as AnyObject }
  }
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object argument: Any?) {
    PendingPerforms.shared.cancel {
      $0.target === target as AnyObject && $0.selector == selector && PendingPerform.areSame($0.argument, argument)
    }
  }
}

/// A result on its way to the main queue, where nobody looks at it.
private struct KeptObject: @unchecked Sendable {
  let object: AnyObject
}
