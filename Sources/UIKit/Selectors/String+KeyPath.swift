import CoreGraphics

extension String {
  /// The text of a path: what `#keyPath(CALayer.opacity)` is rewritten to.
  ///
  /// The key path is there for the compiler, which finds a misspelt first property; `#keyPath` goes on through optional ones,
  /// which a key path can't.
  public init<Root, Value>(keyPath text: String, _ first: KeyPath<Root, Value>) { self = text }
}
