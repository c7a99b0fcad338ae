import AttributeGraph
import LayerTree

/// The text of a field and its caret, without what a style puts around it.
struct FieldCore {
  let field: FieldDescription
  /// The app's text.
  let shown: String
}

extension FieldCore: PrimitiveView {
  nonisolated static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    let layer = Layer(name: "TextField")
    inputs.layer.addChild(layer)
    let model = FieldModel(layer: layer, inputs: inputs)
    let resolved = inputs.subgraph.rule(FieldRule(view: view, model: model, inputs: inputs))
    inputs.subgraph.effect(FieldEffect(resolved: resolved, model: model, inputs: inputs))
    inputs.subgraph.onEnd {
      layer.setRecognizers([])
      model.end()
    }
    let layout = FieldLayout(resolved: resolved, typesetter: inputs.viewGraph.services.typesetter)
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(layout)))
  }
}

/// A field with all that the environment says of it.
struct ResolvedField: Equatable {
  /// The text as it is drawn, dots in a secure field; without a limit of lines.
  var block: TextBlock
  /// Shown while the text is empty.
  var placeholder: TextBlock
  var isVertical: Bool
  var lineLimit: Int?
  /// A vertical field is at least so many lines high.
  var reservedLines: Int
  var isFocused: Bool
  /// Bytes of `block`.
  var selection: Range<Int>
  var caret: Int
  /// When the caret moved last, in seconds.
  var caretTime: Double
  var tint: PaintColor
  /// How far around its bounds it takes touches.
  var rim: CGSize
  var semantics: Semantics
}

private struct FieldRule: Rule {
  private let view: _GraphValue<FieldCore>
  private let model: FieldModel
  private let environment: Attribute<EnvironmentValues>
  private unowned(unsafe) let viewGraph: ViewGraph
  private var alarm: WordAlarm

  init(view: _GraphValue<FieldCore>, model: FieldModel, inputs: _ViewInputs) {
    self.view = view
    self.model = model
    environment = inputs.environment
    viewGraph = inputs.viewGraph
    alarm = WordAlarm(inputs)
  }

  mutating func update(_ slot: Slot<ResolvedField>) -> Bool {
    model.readRevision()
    let core = view.value
    var environment = environment.value
    model.field = core.field
    model.adopt(core.shown)
    model.adopt(isEnabled: environment.isEnabled)
    model.item.bonds = environment.focusBonds
    model.keyboardType = environment.keyboardType
    model.locale = environment.locale
    model.submitActions = environment.submitActions
    let tint = Color.accentColor.resolved(in: environment)
    let lineLimit = environment.lineLimit
    let words = core.field.title.plainWords(in: environment, at: viewGraph.now)
    let prompt = core.field.prompt?.plainWords(in: environment, at: viewGraph.now)
    alarm.set(at: [words.nextChange, prompt?.nextChange].compactMap { $0 }.min())
    let title = words.string
    let shown = core.field.isSecure ? model.dotsForText() : model.editing.text

    environment.drawing.textCase = nil
    environment.drawing.minimumScaleFactor = 1
    environment.drawing.lineLimit = nil
    if !environment.isEnabled && environment.drawing.foreground == nil {
      environment.drawing.foreground = AnyShapeStyle(HierarchicalShapeStyle.tertiary).seen(around: nil)
    }
    var paler = environment
    paler.drawing.foreground = AnyShapeStyle(FieldColors.placeholder)
    let resolved = ResolvedField(
      block: block(Text(verbatim: shown), environment), placeholder: block(core.field.prompt ?? core.field.title, paler),
      isVertical: core.field.axis == .vertical, lineLimit: lineLimit, reservedLines: environment.drawing.reservedLines,
      isFocused: model.isFocused,
      selection: model.drawnOffset(
        of: model.editing.selection.lowerBound)..<model.drawnOffset(
          of: model.editing.selection.upperBound),
      caret: model.drawnOffset(of: model.editing.caret), caretTime: model.caretTime, tint: tint,
      rim: environment.fieldRim,
      semantics: Semantics(
        role: .textField, label: title.isEmpty ? nil : title, value: shown.isEmpty ? nil : shown, isEnabled: environment.isEnabled
      ))
    return slot.putIfChanged(resolved)
  }

  private func block(_ text: Text, _ environment: EnvironmentValues) -> TextBlock {
    var block = text.resolved(in: TextSurroundings(environment: environment, services: viewGraph.services, now: viewGraph.now))
      .block
    block.lineSpacing = block.lineSpacing.isFinite ? block.lineSpacing : 0
    for index in block.runs.indices {
      block.runs[index].font.size = OddNumbers.finite(block.runs[index].font.size, "The size of a font", or: 0)
      if !block.runs[index].kerning.isFinite { block.runs[index].kerning = 0 }
      if !block.runs[index].baselineOffset.isFinite { block.runs[index].baselineOffset = 0 }
    }
    return block
  }
  func name() -> String { "TextField" }
}

/// iOS's `placeholderText`.
enum FieldColors {
  static let placeholder = Color(
    .scheme(light: PaintColor(hex: 0x3C3C43, alpha: 0.3), dark: PaintColor(hex: 0xEBEBF5, alpha: 0.3)))
}

extension ResolvedField {
  /// A line of the field's font.
  var line: TextBlock {
    var line = block
    if line.runs.isEmpty { line.runs = placeholder.runs.prefix(1).map { $0 } }
    line.runs = line.runs.prefix(1).map {
      var run = $0
      run.string = "x"
      return run
    }
    return line
  }

  /// What is seen: the text, or the placeholder while there is none.
  var visible: TextBlock { block.runs.allSatisfy(\.string.isEmpty) ? placeholder : block }
}

// MARK: Layout

private struct FieldLayout: LayoutRule {
  let resolved: Attribute<ResolvedField>
  let typesetter: any Typesetter
  func make() -> FieldComputer { FieldComputer(typesetter) }
  func fill(_ computer: FieldComputer) { computer.field = resolved.value }
  func name() -> String { "layout of TextField" }
}

/// As wide as is offered. As high as a line, 22 points for body text as `UITextField`; a vertical field grows with its lines.
private final class FieldComputer: LayoutComputer {
  var field: ResolvedField?
  private let typesetter: any Typesetter
  init(_ typesetter: any Typesetter) { self.typesetter = typesetter }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let field else { return .zero }
    let width = proposal.width.map { max(0, $0) } ?? naturalWidth(of: field)
    let line = typesetter.measure(field.line, width: nil, height: nil).size.height
    var height = line.rounded(.up) + 1
    if field.isVertical {
      var block = field.visible
      block.lineLimit = field.lineLimit
      let own = typesetter.measure(block, width: width.isFinite ? width : nil, height: nil)
      let reserved = typesetter.height(ofLines: field.reservedLines, in: field.line)
      height = max(height, max(own.size.height, reserved).rounded(.up) + 1)
    }
    return CGSize(width: width, height: height)
  }

  private func naturalWidth(of field: ResolvedField) -> CGFloat {
    typesetter.editedSize(of: field.visible, width: nil).width + FieldGeometry.caretWidth
  }

  override var guideKinds: GuideKinds { .baselines }
  override var preferredSpacing: ViewSpacing { .text }
  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard let field else { return nil }
    let line = typesetter.measure(field.line, width: nil, height: nil)
    let first = field.isVertical ? 0.5 : (size.height - line.size.height) / 2
    if key == VerticalAlignment.firstTextBaseline.key { return first + line.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return size.height - first - line.size.height + line.firstBaseline }
    return nil
  }
}
