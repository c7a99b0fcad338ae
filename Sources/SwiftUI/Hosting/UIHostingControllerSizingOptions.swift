/// Which sizes of a hosting controller follow what its views show.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content size that the controller's view has for constraints is found anew whenever the views' own size changes. Without it,
  /// only when the root view is set or what covers the view changes.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
