import CoreGraphics
import LayerTree

/// Makes fonts and numbers of an app's own follow the text size that the user chose.
///
/// They grow as the font of the text style does (a choice: Apple's curve is not published).
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
  /// Those of the body.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font at the text size that the user chose; views with `adjustsFontForContentSizeCategory` follow when that changes.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: .infinity) }
  /// The same, but never of more points than `maximumPointSize`; 0, less, or what is no number is no limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let asked = OddNumbers.number(maximumPointSize, "The greatest size of UIFontMetrics.scaledFont", or: .infinity)
    let maximum = asked > 0 ? asked : .infinity
    return UIFont(
      font.withSize(pointSize(font.pointSize, upTo: maximum, nil)).block,
      growth: .metrics(self, from: font.pointSize, upTo: maximum))
  }
  /// Whole points look as iOS's do; pixels make no sense of font sizes.
  func pointSize(_ size: CGFloat, upTo maximum: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
    min(max((size * factor(traits)).rounded(), 1), maximum)
  }

  /// In points, rounded to pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    // Infinity is a bound that scales to none.
    let value = OddNumbers.number(value, "UIFontMetrics.scaledValue", or: 0)
    guard value.isFinite else { return value }
    let scale = LentToAll.displayScale
    return (value * factor(traits) * scale).rounded() / scale
  }

  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize / style.pointSize(at: .large)
  }
}
