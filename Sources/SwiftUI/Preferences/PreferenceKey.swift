/// A value that views hand up to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  /// What a reader gets when no view below it says anything.
  static var defaultValue: Value { get }
  /// Combines the values of several views, in their order. Called with the next value only where a view gave one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
