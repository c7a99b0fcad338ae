import LayerTree

/// Words on the screen, in as many lines as they need of what is offered.
public struct Text: Sendable {
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// What the text itself says of its look; the environment says the rest.
  struct Style: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var hasMonospacedDigits = false
    var kerning: CGFloat?
    var baselineOffset: CGFloat = 0
    var color: Color?
  }
  var string: String
  var style = Style()

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }
  public init(verbatim content: String) { string = content }
  /// The key stands for itself: string tables are not read.
  public init(_ key: LocalizedStringKey) { string = key.string }

  private func with(_ change: (inout Style) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  public func bold() -> Text { with { $0.weight = .bold } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { with { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func underline(_ isActive: Bool = true) -> Text { with { $0.isUnderlined = isActive } }
  public func strikethrough(_ isActive: Bool = true) -> Text { with { $0.isStruckThrough = isActive } }
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
  /// Points added after each character.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
  /// Points by which the text is lifted above its line.
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = offset } }
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }
  public func foregroundStyle(_ color: Color) -> Text { with { $0.color = color } }
}

extension Text: Equatable {}

extension Text {
  /// The block for the typesetter.
  func block(in environment: EnvironmentValues) -> TextBlock {
    let drawing = environment.drawing
    var font = (style.font ?? drawing.font ?? .body).resolved(in: environment)
    if let weight = style.weight { font.weight = weight.value }
    if style.isItalic { font.isItalic = true }
    if style.hasMonospacedDigits { font.hasMonospacedDigits = true }
    let color = style.color?.resolved(in: environment) ?? ForegroundStyle()._paint(in: .zero, environment).color
    var string = self.string
    switch drawing.textCase {
    case .uppercase?: string = string.uppercased()
    case .lowercase?: string = string.lowercased()
    case nil: break
    }
    let run = TextRun(
      string, font: font, color: color, kerning: style.kerning ?? drawing.kerning, baselineOffset: style.baselineOffset,
      isUnderlined: style.isUnderlined, isStruckThrough: style.isStruckThrough)
    let alignment: TextBlock.Alignment =
      switch drawing.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let truncation: TextBlock.Truncation =
      switch drawing.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    return TextBlock(
      runs: [run], alignment: alignment, lineLimit: drawing.lineLimit, truncation: truncation, lineSpacing: drawing.lineSpacing,
      isRightToLeft: drawing.layoutDirection == .rightToLeft, minimumScaleFactor: drawing.minimumScaleFactor)
  }
}
