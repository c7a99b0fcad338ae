import LayerTree
import UIKit

/// A font, resolved where it is used: text styles follow the size that the user chose.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    /// CSS weight.
    let value: Int
    public static let ultraLight = Weight(value: 100), thin = Weight(value: 200), light = Weight(value: 300)
    public static let regular = Weight(value: 400), medium = Weight(value: 500), semibold = Weight(value: 600)
    public static let bold = Weight(value: 700), heavy = Weight(value: 800), black = Weight(value: 900)
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    /// In points, whatever size the user chose.
    case size(CGFloat)
  }
  var base: Base
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var hasMonospacedDigits = false

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight: weight, design: design)
  }
  public static let largeTitle = Font(.style(.largeTitle)), title = Font(.style(.title)), title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3)), headline = Font(.style(.headline)), subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body)), callout = Font(.style(.callout)), footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption)), caption2 = Font(.style(.caption2))

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }
}

extension Font.TextStyle {
  /// UIKit's style, which knows the sizes.
  private var platformStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
  func size(_ dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    platformStyle.pointSize(atStep: DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize)!)
  }
  var weight: Font.Weight { self == .headline ? .semibold : .regular }
}

extension Font {
  func resolved(in environment: EnvironmentValues) -> FontBlock {
    let drawing = environment.drawing
    let size: CGFloat
    var weight = Weight.regular
    switch base {
    case .style(let style):
      size = style.size(drawing.dynamicTypeSize)
      weight = style.weight
    // Whoever uses the block reports a size that is no number.
    case .size(let points): size = points.isFinite ? max(0, points) : points
    }
    let design: FontBlock.Design =
      switch self.design ?? drawing.fontDesign ?? .default {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    return FontBlock(
      size: size, weight: (drawing.fontWeight ?? self.weight ?? weight).value, design: design,
      isItalic: isItalic || drawing.isItalic, hasMonospacedDigits: hasMonospacedDigits)
  }
}
