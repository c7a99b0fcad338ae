import GestureEngine

extension UIGestureRecognizer {
  /// What stands in the arena for a recognizer that listens on a layer which is no view's own, as those in SwiftUI's views do. `view` is
  /// the view that it counts as attached to.
  package func attach(in view: UIView?) -> Recognizer {
    if self.view !== view {
      if self.view?.storedGestureRecognizers.contains(where: { $0 === self }) == true {
        self.view?.removeGestureRecognizer(self)
      }
      self.view = view
    }
    return attached
  }
}
