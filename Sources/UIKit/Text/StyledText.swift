import CoreGraphics
import LayerTree

/// A text with its attributes, and what it has where there are none; made into what the typesetter sets.
struct StyledText {
  var text: AttributedRuns
  var font: UIFont
  var color: UIColor
  var traits: UITraitCollection
  var isRightToLeft = false

  /// All runs without any limit; alignment and spacing by the first character's paragraph style.
  var block: TextBlock {
    var block = TextBlock(runs: runs, isRightToLeft: isRightToLeft)
    guard let style = text.paragraphStyle else { return block }
    block.alignment = style.alignment.relative(isRightToLeft: isRightToLeft)
    block.lineSpacing = style.lineSpacing
    return block
  }

  private var runs: [TextRun] {
    text.runs.map { text, attributes in
      let font = (attributes[.font] as? UIFont ?? font).block
      let color = (attributes[.foregroundColor] as? UIColor ?? color).paint(in: traits)
      var run = TextRun(
        text, font: font, color: color,
        kerning: number(.kern, attributes), baselineOffset: number(.baselineOffset, attributes),
        isUnderlined: number(.underlineStyle, attributes) != 0, isStruckThrough: number(.strikethroughStyle, attributes) != 0)
      run.underlineColor = (attributes[.underlineColor] as? UIColor)?.paint(in: traits)
      run.strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.paint(in: traits)
      run.background = (attributes[.backgroundColor] as? UIColor)?.paint(in: traits)
      return run
    }
  }

  private func number(_ key: NSAttributedString.Key, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    let number: CGFloat =
      switch attributes[key] {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: 0
      }
    return OddNumbers.finite(number, "The attribute \(key.rawValue) of a text", or: 0)
  }
}

extension NSTextAlignment {
  /// As the typesetter counts it, from the side on which reading begins.
  func relative(isRightToLeft: Bool) -> TextBlock.Alignment {
    switch self {
    case .natural: .leading
    case .center: .center
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    }
  }
}
