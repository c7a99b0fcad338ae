import CoreGraphics
import LayerTree

extension UIFont {
  /// What a text is for; its size follows what the user chose.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font of a style at the text size that the user chose; it stays as it is when that changes, unless a view follows it
  /// (`adjustsFontForContentSizeCategory`).
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    return preferred(style, LentToAll.contentSizeCategory)
  }
  /// At the text size in the traits; an unspecified one is the user's.
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    guard let category = traits?.preferredContentSizeCategory, category != .unspecified else {
      return preferredFont(forTextStyle: style)
    }
    return preferred(style, category)
  }

  private static func preferred(_ style: TextStyle, _ category: UIContentSizeCategory) -> UIFont {
    UIFont(FontBlock(size: style.pointSize(at: category), weight: style == .headline ? 600 : 400), textStyle: style)
  }

  /// What it is at another text size; itself, when it does not follow that.
  func following(_ traits: UITraitCollection) -> UIFont {
    var new = block
    switch growth {
    case nil: return self
    case .style(let style)?: new.size = style.pointSize(at: traits.preferredContentSizeCategory)
    case .metrics(let metrics, let size, let maximum)?: new.size = metrics.pointSize(size, upTo: maximum, traits)
    }
    return new == block ? self : UIFont(new, growth: growth)
  }
}

extension UIFont.TextStyle {
  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  /// iOS's sizes in points for xSmall to xxxLarge, then the five accessibility sizes (Human Interface Guidelines, Typography).
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// An unknown style is sized as body, an unspecified category as `large`.
  package func pointSize(at category: UIContentSizeCategory) -> CGFloat {
    Self.sizes[self, default: Self.bodySizes][Self.categories.firstIndex(of: category) ?? 3]
  }
  /// `step` counts from the smallest text size, 0, to the largest, 11.
  package func pointSize(atStep step: Int) -> CGFloat { Self.sizes[self, default: Self.bodySizes][step] }
}
