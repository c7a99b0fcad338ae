import CoreGraphics

// As on iOS, an observer is held weakly: it need not be removed before it ends.
extension NotificationCenter {
  /// Calls a method of the observer for each notification of a name, or of any; posted by one object, or by any.
  ///
  /// It is called on the thread that posts, in the order in which observers were added (a choice; iOS promises none).
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    SelectorObservers.of(self).add(observer as AnyObject, selector, name: name, object: object)
  }

  // Foundation declares these two for `Any`, where they know only what `addObserver(forName:…)` gave. The narrower type wins.

  /// Takes the observer off, for all names.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// Takes the observer off for a name and a poster; nil stands for all of them.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    SelectorObservers.of(self).remove(observer, name: name, object: object)
    removeObserver(observer as Any, name: name, object: object)
  }
}
