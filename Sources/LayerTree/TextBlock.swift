import CoreGraphics

/// A font as it is asked for; the typesetter picks the face.
public struct FontBlock: Hashable, Sendable {
  /// Which family of faces.
  public enum Design: Hashable, Sendable { case `default`, rounded, serif, monospaced }
  /// In points, before any scale of the screen.
  public var size: CGFloat
  /// CSS weights: 100 (ultra light) to 900 (black); 400 is regular.
  public var weight: Int
  /// The default is the sans serif that stands for San Francisco.
  public var design: Design
  /// Slanted.
  public var isItalic: Bool
  /// Digits of equal width.
  public var hasMonospacedDigits: Bool
  public init(
    size: CGFloat, weight: Int = 400, design: Design = .default, isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// A piece of text in one style.
public struct TextRun: Hashable, Sendable {
  /// What is read. U+FFFC stands for the attachment.
  public var string: String
  public var font: FontBlock
  public var color: PaintColor
  /// Extra space after each character, in points.
  public var kerning: CGFloat
  /// Points by which the run is lifted above the baseline.
  public var baselineOffset: CGFloat
  public var isUnderlined: Bool, isStruckThrough: Bool
  /// Of the lines; nil: the run's own colour.
  public var underlineColor: PaintColor?, strikethroughColor: PaintColor?
  /// Behind the run.
  public var background: PaintColor?
  /// Stands in place of the characters U+FFFC of the string.
  public var attachment: TextAttachment?
  public init(
    _ string: String, font: FontBlock, color: PaintColor, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
    isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}

extension TextRun {
  /// Words and size tell texts apart; what else differs is found by comparing.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(font.size)
  }
}

extension TextBlock {
  public func hash(into hasher: inout Hasher) { hasher.combine(runs) }
}

/// A picture that runs along with a text.
public indirect enum TextAttachment: Hashable, Sendable {
  /// At its own place beside the letters.
  case symbol(SymbolBlock)
  /// Stands on the baseline.
  case image(CGImage, size: CGSize)
}

/// Text to be measured and drawn: its runs and the rules by which lines are made.
public struct TextBlock: Hashable, Sendable {
  /// Where lines lie across the block, by reading direction.
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
  /// Where an ellipsis stands when text does not fit.
  public enum Truncation: Hashable, Sendable { case head, middle, tail }
  /// In reading order; one text, whatever the styles.
  public var runs: [TextRun]
  public var alignment: Alignment
  /// nil: as many lines as fit.
  public var lineLimit: Int?
  public var truncation: Truncation
  /// Added between lines, in points.
  public var lineSpacing: CGFloat
  /// The direction of the paragraph; words go by their own.
  public var isRightToLeft: Bool
  /// 1: never shrunk. 0.5: the font may shrink to half before text is cut.
  public var minimumScaleFactor: CGFloat
  public init(
    runs: [TextRun], alignment: Alignment = .leading, lineLimit: Int? = nil, truncation: Truncation = .tail,
    lineSpacing: CGFloat = 0, isRightToLeft: Bool = false, minimumScaleFactor: CGFloat = 1
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
    self.minimumScaleFactor = minimumScaleFactor
  }
}

/// The answer of a typesetter, in points. Baselines count from the top.
public struct TextMetrics: Hashable, Sendable {
  public var size: CGSize
  /// Of the first line and of the last.
  public var firstBaseline: CGFloat, lastBaseline: CGFloat
  public var lineCount: Int
  /// Some of the text is replaced by an ellipsis.
  public var isTruncated: Bool
  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// A system symbol (`Image(systemName:)`) in a font's size and weight.
public struct SymbolBlock: Hashable, Sendable {
  /// As in `Image(systemName:)`.
  public var name: String
  public var font: FontBlock
  public var color: PaintColor
  public init(name: String, font: FontBlock, color: PaintColor) {
    self.name = name
    self.font = font
    self.color = color
  }
}
