import AttributeGraph
import LayerTree

extension Text: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    let resolved = inputs.subgraph.rule(TextRule(view: view, inputs: inputs))
    inputs.subgraph.effect(TextEffect(resolved: resolved, inputs: inputs))
    let layout = TextLayout(resolved: resolved, typesetter: inputs.viewGraph.services.typesetter)
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(layout)))
  }
}

/// The words and their styles. Words that depend on the time ask to be made again when they change.
private struct TextRule: Rule {
  private let view: _GraphValue<Text>
  private let environment: Attribute<EnvironmentValues>
  private unowned(unsafe) let viewGraph: ViewGraph
  private var alarm: WordAlarm

  init(view: _GraphValue<Text>, inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    viewGraph = inputs.viewGraph
    alarm = WordAlarm(inputs)
  }
  mutating func update(_ slot: Slot<ResolvedTextBlock>) -> Bool {
    let surroundings = TextSurroundings(environment: environment.value, services: viewGraph.services, now: viewGraph.now)
    var resolved = view.value.resolved(in: surroundings)
    resolved.block = finite(resolved.block)
    alarm.set(at: resolved.nextChange)
    return slot.putIfChanged(resolved)
  }

  private func finite(_ block: TextBlock) -> TextBlock {
    if block.isFinite { return block }
    var block = block
    block.lineSpacing = OddNumbers.finite(block.lineSpacing, "lineSpacing(_:)", or: 0)
    block.minimumScaleFactor = OddNumbers.finite(block.minimumScaleFactor, "minimumScaleFactor(_:)", or: 1)
    for index in block.runs.indices {
      block.runs[index].font.size = OddNumbers.finite(block.runs[index].font.size, "The size of a font", or: 0)
      block.runs[index].kerning = OddNumbers.finite(block.runs[index].kerning, "kerning(_:)", or: 0)
      block.runs[index].baselineOffset = OddNumbers.finite(block.runs[index].baselineOffset, "baselineOffset(_:)", or: 0)
    }
    return block
  }
  func name() -> String { "Text" }
}

extension TextBlock {
  fileprivate var isFinite: Bool {
    lineSpacing.isFinite && minimumScaleFactor.isFinite
      && runs.allSatisfy { $0.font.size.isFinite && $0.kerning.isFinite && $0.baselineOffset.isFinite }
  }
}

private struct TextLayout: LayoutRule {
  let resolved: Attribute<ResolvedTextBlock>
  let typesetter: any Typesetter
  func make() -> TextComputer { TextComputer(typesetter) }
  func fill(_ computer: TextComputer) {
    computer.block = resolved.value.block
    computer.reservedLines = resolved.value.reservedLines
  }
  func name() -> String { "layout of Text" }
}

private final class TextComputer: LayoutComputer {
  var block = TextBlock(runs: [])
  var reservedLines = 1
  private let typesetter: any Typesetter
  init(_ typesetter: any Typesetter) { self.typesetter = typesetter }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let metrics = metrics(proposal)
    guard reservedLines > metrics.lineCount else { return metrics.size }
    let reserved = typesetter.height(ofLines: reservedLines, in: block)
    return CGSize(width: metrics.size.width, height: max(metrics.size.height, reserved))
  }
  override var guideKinds: GuideKinds { .baselines }
  override var preferredSpacing: ViewSpacing { .text }
  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return metrics(ProposedViewSize(size)).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return metrics(ProposedViewSize(size)).lastBaseline }
    return nil
  }
  private func metrics(_ proposal: ProposedViewSize) -> TextMetrics {
    typesetter.measure(block, width: finite(proposal.width), height: finite(proposal.height))
  }
  private func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
}

extension Typesetter {
  /// As high as so many lines in the block's first style are.
  func height(ofLines count: Int, in block: TextBlock) -> CGFloat {
    var line = block
    line.lineLimit = nil
    line.runs = block.runs.prefix(1).map {
      var run = $0
      run.string = "x"
      run.attachment = nil
      return run
    }
    return measure(line, width: nil, height: nil).size.height * CGFloat(count) + block.lineSpacing * CGFloat(count - 1)
  }
}

private struct TextEffect: Rule {
  private let resolved: Attribute<ResolvedTextBlock>
  private let environment: Attribute<EnvironmentValues>
  private let frame: Attribute<CGRect>
  private var leaf: LeafLayer

  init(resolved: Attribute<ResolvedTextBlock>, inputs: _ViewInputs) {
    self.resolved = resolved
    environment = inputs.environment
    frame = inputs.frame
    leaf = LeafLayer("Text", inputs)
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    _ = leaf.update()
    let layer = leaf.layer
    let resolved = resolved.value
    // Set in the size that it is going to have: words do not jump from line to line while the frame is under way.
    let rect = CGRect(origin: .zero, size: frame.value.size)
    // Only gradients look at the environment once more.
    layer.content = resolved.styles.isEmpty ? [.text(resolved.block, rect)] : resolved.commands(in: rect, environment.value)
    layer.hitShape = .bounds
    layer.semantics = Semantics(role: .text, label: resolved.label)
    return false
  }
  func name() -> String { "drawing of Text" }
}
