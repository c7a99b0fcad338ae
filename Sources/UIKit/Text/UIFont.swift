import CoreGraphics
import LayerTree

/// A face of the system's in a size, never changed.
public final class UIFont: NSObject, @unchecked Sendable {
  package let block: FontBlock
  /// How labels that follow the user's text size find it at another one; nil: it is the same at all of them.
  let growth: Growth?

  enum Growth {
    /// It was asked for by this style.
    case style(TextStyle)
    /// Made by metrics from a font of `size` points, to be at most `maximum` points.
    case metrics(UIFontMetrics, from: CGFloat, upTo: CGFloat)
  }

  package convenience init(_ block: FontBlock, textStyle: TextStyle) { self.init(block, growth: .style(textStyle)) }
  package convenience init(_ block: FontBlock) { self.init(block, growth: nil) }
  init(_ block: FontBlock, growth: Growth?) {
    self.block = block
    self.growth = growth
  }

  /// How heavy strokes are, from −1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = OddNumbers.finite(rawValue, "UIFont.Weight(_:)", or: 0) }
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
    public static let ultraLight = Weight(-0.8), thin = Weight(-0.6), light = Weight(-0.4), regular = Weight(0)
    public static let medium = Weight(0.23), semibold = Weight(0.3), bold = Weight(0.4), heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The nearest of the nine CSS weights.
    package var css: Int {
      let named: [(CGFloat, Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
      ]
      return named.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }!.1
    }
  }

  // MARK: The system's font

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, "systemFont") }
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, "systemFont", weight: weight.css)
  }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, "boldSystemFont", weight: 600) }
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, "italicSystemFont", isItalic: true) }
  /// Digits of equal width, so that numbers that change do not tremble.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, "monospacedDigitSystemFont", weight: weight.css, hasMonospacedDigits: true)
  }
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, "monospacedSystemFont", weight: weight.css, design: .monospaced)
  }
  /// iOS's 17 points for labels.
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  private static func system(
    _ size: CGFloat, _ function: StaticString, weight: Int = 400, design: FontBlock.Design = .default, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) -> UIFont {
    let size = OddNumbers.finite(size, "The size of UIFont.\(function)", or: systemFontSize)
    return UIFont(
      FontBlock(
        // As on iOS, where a size of 0 or less stands for the usual one.
        size: size > 0 ? size : systemFontSize, weight: weight, design: design, isItalic: isItalic,
        hasMonospacedDigits: hasMonospacedDigits))
  }

  /// The same face in another size; one of 0 or less changes nothing (a choice).
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var block = block
    let size = OddNumbers.finite(fontSize, "UIFont.withSize(_:)", or: block.size)
    if size > 0 { block.size = size }
    return UIFont(block)
  }

  // MARK: Measures, in points

  public var pointSize: CGFloat { block.size }
  /// From the top of a line to its baseline.
  public var ascender: CGFloat { metrics.firstBaseline }
  /// From the baseline to the bottom of a line; negative.
  public var descender: CGFloat { metrics.firstBaseline - metrics.size.height }
  public var lineHeight: CGFloat { metrics.size.height }

  private var metrics: TextMetrics {
    LentToAll.measure(TextBlock(runs: [TextRun("x", font: block, color: .black)]), width: nil, height: nil)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.block == block }
  public override var hash: Int { block.hashValue }
  public override var description: String { "UIFont of \(block.size) points, weight \(block.weight)" }
}
