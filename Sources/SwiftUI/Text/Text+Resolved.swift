import Foundation
import LayerTree

/// A text with all that the environment says of it: what is measured, and how it is painted once its size is known.
struct ResolvedTextBlock: Equatable {
  var block: TextBlock
  /// Runs in a style that is no plain colour, by their index.
  var styles: [Int: AnyShapeStyle] = [:]
  /// It is at least so many lines high.
  var reservedLines = 1
  /// When its words change, in seconds of the animations' time; nil for never.
  var nextChange: Double?

  /// What is read aloud and found by queries.
  var label: String {
    if block.runs.count == 1, let run = block.runs.first, run.attachment == nil { return run.string }
    return block.runs.filter { $0.attachment == nil }.map(\.string).joined()
  }

  /// The text drawn in a rectangle. Runs in a gradient are drawn by themselves, the others left out, and recoloured.
  func commands(in rect: CGRect, _ environment: EnvironmentValues) -> [PaintCommand] {
    guard !styles.isEmpty else { return [.text(block, rect)] }
    var commands: [PaintCommand] = []
    let plain = only { styles[$0] == nil }
    if plain.runs.indices.contains(where: { styles[$0] == nil && !block.runs[$0].string.isEmpty }) {
      commands.append(.text(plain, rect))
    }
    var done: [AnyShapeStyle] = []
    for index in styles.keys.sorted() {
      guard let style = styles[index], !done.contains(style) else { continue }
      done.append(style)
      var group = PaintGroup()
      group.paint = style._paint(in: rect, environment).paint
      commands.append(.group([.text(only { styles[$0] == style }, rect)], group))
    }
    return commands
  }

  /// The block with the other runs invisible.
  private func only(_ isShown: (Int) -> Bool) -> TextBlock {
    var block = block
    for index in block.runs.indices where !isShown(index) {
      block.runs[index].color = .clear
      block.runs[index].underlineColor = nil
      block.runs[index].strikethroughColor = nil
      block.runs[index].background = nil
      block.runs[index].isUnderlined = false
      block.runs[index].isStruckThrough = false
      if case .symbol(var symbol)? = block.runs[index].attachment {
        symbol.color = .clear
        block.runs[index].attachment = .symbol(symbol)
      }
    }
    return block
  }
}

/// What a text is resolved with.
struct TextSurroundings {
  let environment: EnvironmentValues
  let services: HostServices
  /// The animations' time, for words that depend on it.
  let now: Double
}

extension Text {
  func resolved(in surroundings: TextSurroundings) -> ResolvedTextBlock {
    let environment = surroundings.environment
    var builder = TextRunBuilder(surroundings: surroundings)
    builder.add(self, in: environment.drawing.textStyle)
    let alignment: TextBlock.Alignment =
      switch environment.drawing.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let truncation: TextBlock.Truncation =
      switch environment.drawing.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    let drawing = environment.drawing
    let block = TextBlock(
      runs: builder.runs, alignment: alignment, lineLimit: drawing.lineLimit, truncation: truncation,
      lineSpacing: drawing.lineSpacing, isRightToLeft: drawing.layoutDirection == .rightToLeft,
      minimumScaleFactor: drawing.minimumScaleFactor)
    return ResolvedTextBlock(
      block: block, styles: builder.styles, reservedLines: drawing.reservedLines, nextChange: builder.nextChange)
  }

}

private struct TextRunBuilder {
  let surroundings: TextSurroundings
  var runs: [TextRun] = []
  var styles: [Int: AnyShapeStyle] = [:]
  var nextChange: Double?
  private var environment: EnvironmentValues { surroundings.environment }

  init(surroundings: TextSurroundings) { self.surroundings = surroundings }

  mutating func add(_ text: Text, in outer: Text.Style) {
    let style = text.style(inside: outer)
    switch text.content {
    case .string(let string): add(string, style)
    case .number(let number): add(number.string(in: environment.locale), style)
    case .formatted(let text): add(text.string(in: environment), style)
    case .sequence(let texts): for text in texts { add(text, in: style) }
    case .image(let image): add(image, style)
    case .date(let date):
      let (words, next) = date.words(at: FrameDate.date(at: surroundings.now), environment)
      add(words, style)
      if let next {
        let time = FrameDate.seconds(at: next)
        nextChange = min(nextChange ?? time, time)
      }
    }
  }

  private mutating func add(_ string: String, _ style: Text.Style) {
    var string = string
    switch environment.drawing.textCase {
    case .uppercase?: string = string.uppercased(with: environment.locale)
    case .lowercase?: string = string.lowercased(with: environment.locale)
    case nil: break
    }
    let paint = paint(style)
    append(run(string, style, paint.color), style, paint)
  }

  /// What the style is in a box of one point: where it is no plain colour, the run is painted when the bounds are known.
  private func paint(_ style: Text.Style) -> _ResolvedPaint {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    return style.foreground?._paint(in: unit, environment) ?? ForegroundStyle()._paint(in: unit, environment)
  }

  private mutating func append(_ run: TextRun, _ style: Text.Style, _ paint: _ResolvedPaint) {
    guard case .color = paint.paint else {
      appendPainted(run, style.foreground ?? environment.drawing.foreground ?? AnyShapeStyle(ForegroundStyle()))
      return
    }
    runs.append(run)
  }

  /// Emoji keep their colours, so they are runs of their own.
  private mutating func appendPainted(_ run: TextRun, _ style: AnyShapeStyle) {
    var part = run
    part.string = ""
    var isEmoji = false
    func isPicture(_ character: Character) -> Bool {
      character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }
    func flush(_ builder: inout TextRunBuilder) {
      guard !part.string.isEmpty else { return }
      if !isEmoji { builder.styles[builder.runs.count] = style }
      builder.runs.append(part)
      part.string = ""
    }
    for character in run.string {
      if isPicture(character) != isEmoji {
        flush(&self)
        isEmoji.toggle()
      }
      part.string.append(character)
    }
    flush(&self)
  }

  private func run(_ string: String, _ style: Text.Style, _ color: PaintColor) -> TextRun {
    var font = (style.font ?? environment.drawing.font ?? .body).resolved(in: environment(of: style))
    if let weight = style.weight { font.weight = weight.value }
    if style.isItalic == true { font.isItalic = true }
    if style.hasMonospacedDigits == true { font.hasMonospacedDigits = true }
    var run = TextRun(
      string, font: font, color: color, kerning: style.kerning ?? environment.drawing.kerning,
      baselineOffset: style.baselineOffset ?? 0,
      isUnderlined: style.underline?.isActive ?? false, isStruckThrough: style.strikethrough?.isActive ?? false)
    run.underlineColor = style.underline?.color?.resolved(in: environment)
    run.strikethroughColor = style.strikethrough?.color?.resolved(in: environment)
    run.background = style.background?.resolved(in: environment)
    return run
  }

  private func environment(of style: Text.Style) -> EnvironmentValues {
    guard let design = style.design else { return environment }
    var environment = environment
    environment.drawing.fontDesign = design
    return environment
  }

  private mutating func add(_ image: Image, _ style: Text.Style) {
    let paint = paint(style)
    var run = run("\u{FFFC}", style, paint.color)
    switch image.source {
    case .symbol(let name):
      var font = run.font
      font.size *= environment.drawing.imageScale.factor
      let known = surroundings.services.knownSymbol(name, environment.symbolVariants, font)
      run.attachment = .symbol(SymbolBlock(name: known, font: font, color: run.color))
      append(run, style, paint)
    case .named(let name):
      guard let data = surroundings.services.resource(name), let picture = try? surroundings.services.imageDecoder.decode(data)
      else {
        surroundings.services.console("No image named '\(name)' found in the app's resources, or it can't be decoded")
        return
      }
      add(picture, scale: surroundings.services.displayScale, run)
    case .picture(let picture, let scale): add(picture, scale: scale, run)
    case .uiImage(let look):
      if let (picture, scale) = look.picture { return add(picture, scale: scale, run) }
      guard let symbol = look.symbol else { return }
      run.attachment = .symbol(SymbolBlock(name: symbol.name, font: symbol.font, color: run.color))
      append(run, style, paint)
    }
  }

  private mutating func add(_ picture: CGImage, scale: CGFloat, _ run: TextRun) {
    var run = run
    run.attachment = .image(picture, size: CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale))
    runs.append(run)
  }
}
