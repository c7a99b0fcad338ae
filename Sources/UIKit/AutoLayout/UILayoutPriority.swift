/// How much a constraint counts, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how a view's content resists being cut off.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how a view holds on to its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how `systemLayoutSizeFitting(_:)` pulls towards its target.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
