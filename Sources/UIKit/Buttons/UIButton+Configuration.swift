import CoreGraphics

extension UIButton {
  /// A button's look and content, all at once.
  ///
  /// Insets and sizes are those of iOS 15 and later for a medium button; the others, and how much a press dims, are a choice.
  public struct Configuration {
    enum Kind { case plain, filled, tinted, gray }
    var kind: Kind

    public var title: String?
    /// Under the title, smaller.
    public var subtitle: String?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0 {
      didSet { imagePadding = OddNumbers.finite(imagePadding, "UIButton.Configuration.imagePadding", or: oldValue) }
    }
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1 {
      didSet { titlePadding = OddNumbers.finite(titlePadding, "UIButton.Configuration.titlePadding", or: oldValue) }
    }
    /// Around the content, in points; those of `buttonSize` until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set {
        let isUsable = OddNumbers.areFinite(
          newValue.top, newValue.leading, newValue.bottom, newValue.trailing, of: "UIButton.Configuration.contentInsets",
          consequence: "the insets stay as they are")
        if isUsable { ownInsets = newValue }
      }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// A turning wheel in the place of the image.
    public var showsActivityIndicator = false

    public enum CornerStyle: Int, Sendable {
      /// The size's own radius.
      case fixed = -1
      case dynamic = 0
      case small, medium, large
      /// Half the height.
      case capsule
    }
    public enum Size: Int, Sendable {
      case medium, small, mini, large

      fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
      var textStyle: UIFont.TextStyle { self == .mini || self == .small ? .subheadline : .body }
    }

    /// The title in the tint, on nothing.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    public static func borderless() -> Configuration { Configuration(kind: .plain) }
    /// The title in white, on the tint.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }
    /// The title in the tint, on a pale patch of it.
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
    /// The title in the tint, on grey.
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    public static func bordered() -> Configuration { Configuration(kind: .gray) }
  }
}

extension UIButton.Configuration {
  init(kind: Kind) { self.kind = kind }

  @MainActor func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return baseForegroundColor ?? (kind == .filled ? .white : baseBackgroundColor.flatMap { kind == .tinted ? $0 : nil } ?? tint)
  }
  @MainActor func background(tint: UIColor, isEnabled: Bool) -> UIColor? {
    if kind == .plain { return baseBackgroundColor }
    guard isEnabled else { return .tertiarySystemFill }
    switch kind {
    case .plain: return nil
    case .filled: return baseBackgroundColor ?? tint
    case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .gray: return baseBackgroundColor ?? .secondarySystemFill
    }
  }
  /// In points, for a button of a height.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: buttonSize == .large ? 8.75 : 5.95
    case .small: 5
    case .medium: 8.75
    case .large: 14
    case .capsule: height / 2
    }
  }
}

/// Edges by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
}
