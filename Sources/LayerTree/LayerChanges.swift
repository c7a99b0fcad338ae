/// What changed in a layer since the last commit.
public struct LayerChanges: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// `position`, `size`, `transform` or `projection`.
  public static let geometry = LayerChanges(rawValue: 1)
  /// `content` or `backdrop`: the cached picture is out of date.
  public static let content = LayerChanges(rawValue: 2)
  /// `opacity`, `clip`, `shadow`, `filter`, `blend`, `isGroup`, `isHidden`.
  public static let effect = LayerChanges(rawValue: 4)
  /// `children`.
  public static let order = LayerChanges(rawValue: 8)
}
