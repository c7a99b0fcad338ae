extension UIView {
  /// The application of the view's window; of one that is in none, the application whose turn it is.
  ///
  /// Several may live in one process, and a view may be told something while it is another's turn: clock, animations and console are
  /// those of its own.
  var owningApplication: UIApplication { window?.windowScene?.application ?? .shared }
}
