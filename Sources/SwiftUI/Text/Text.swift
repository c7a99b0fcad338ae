import LayerTree

/// Words on the screen, in as many lines as they need of what is offered; pictures and times may run along.
public struct Text: Sendable {
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// What the text itself says of its look; the texts around it and the environment say the rest.
  struct Style: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic: Bool?
    var underline: LineStyle?
    var strikethrough: LineStyle?
    var hasMonospacedDigits: Bool?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var foreground: AnyShapeStyle?
    var background: Color?

    /// This style where it says something, `outer` elsewhere.
    func inside(_ outer: Style) -> Style {
      Style(
        font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
        isItalic: isItalic ?? outer.isItalic,
        underline: underline ?? outer.underline, strikethrough: strikethrough ?? outer.strikethrough,
        hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits, kerning: kerning ?? outer.kerning,
        baselineOffset: baselineOffset ?? outer.baselineOffset, foreground: foreground ?? outer.foreground,
        background: background ?? outer.background)
    }
  }

  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// nil: the text's colour.
    var color: Color?
    var isActive = true
    /// Apple's other patterns are not drawn, so there is this one.
    public struct Pattern: Hashable, Sendable { public static let solid = Pattern() }
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }
    public static let single = LineStyle()
    fileprivate init(isActive: Bool, color: Color?) {
      self.isActive = isActive
      self.color = color
    }
  }

  enum Content: Equatable, Sendable {
    case string(String)
    /// A number, written as the locale does.
    case number(NumberText)
    /// A value in a format, written as the locale does.
    case formatted(FormattedText)
    case sequence([Text])
    case image(Image)
    /// Words that depend on the time.
    case date(DateText)
  }
  var content: Content
  /// nil: the text says nothing of its look, as most do.
  private var look: Look?
  private final class Look: Sendable {
    let style: Style
    init(_ style: Style) { self.style = style }
  }
  var style: Style {
    get { look?.style ?? Style() }
    set { look = Look(newValue) }
  }
  /// The text's style in one that surrounds it.
  func style(inside outer: Style) -> Style { look.map { $0.style.inside(outer) } ?? outer }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .string(String(content)) }
  public init(verbatim content: String) { self.content = .string(content) }
  /// The key stands for itself: string tables are not read. Inline Markdown in it becomes styles.
  public init(_ key: LocalizedStringKey) { content = key.textContent }
  /// A picture among words: a symbol in the size of the text, any other picture in its own size on the baseline.
  public init(_ image: Image) { content = .image(image) }
  init(_ content: Content) { self.content = content }

  /// What `format` makes of a value, in the environment's locale, calendar and time zone where `format` names none of its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    content = .formatted(FormattedText(input, format))
  }
  public init<Subject>(_ subject: Subject, formatter: Formatter) { content = .string(formatter.string(for: subject) ?? "") }

  /// One text after another, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.sequence([lhs, rhs])) }

  private func with(_ change: (inout Style) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}

extension Text: Equatable {
  public static func == (a: Text, b: Text) -> Bool {
    a.content == b.content && (a.look === b.look || a.style == b.style)
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
  public func bold() -> Text { with { $0.weight = .bold } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { with { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with { $0.design = .monospaced } : self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.underline = LineStyle(isActive: isActive, color: color) }
  }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive, color: color)
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.strikethrough = LineStyle(isActive: isActive, color: color) }
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    strikethrough(isActive, color: color)
  }
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
  /// Points added after each character.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
  /// Points by which the text is lifted above its line.
  public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.baselineOffset = offset } }
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map { AnyShapeStyle($0) } } }
  /// Gradients run over the bounds of the whole text, also where only a part of it has them.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }
}

extension View {
  /// A line under the texts in the view.
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
    -> some View
  {
    transformDrawing { $0.textStyle.underline = Text.LineStyle(isActive: isActive, color: color) }
  }
  /// A line through the texts in the view.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformDrawing { $0.textStyle.strikethrough = Text.LineStyle(isActive: isActive, color: color) }
  }
  /// Points by which the texts in the view are lifted above their lines.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    transformDrawing { $0.textStyle.baselineOffset = baselineOffset }
  }
  /// Digits of equal width.
  nonisolated public func monospacedDigit() -> some View { transformDrawing { $0.textStyle.hasMonospacedDigits = true } }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    transformDrawing { $0.fontDesign = isActive ? .monospaced : nil }
  }
}
