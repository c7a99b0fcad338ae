import AttributeGraph
import LayerTree

extension Text: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    let block = inputs.subgraph.rule(TextBlockRule(view: view, environment: inputs.environment, viewGraph: inputs.viewGraph))
    inputs.subgraph.effect(TextEffect(block: block, inputs: inputs))
    let layout = TextLayout(block: block, typesetter: inputs.viewGraph.services.typesetter)
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(layout)))
  }
}

private struct TextBlockRule: Rule {
  let view: _GraphValue<Text>
  let environment: Attribute<EnvironmentValues>
  unowned(unsafe) let viewGraph: ViewGraph
  func update(_ slot: Slot<TextBlock>) -> Bool { slot.putIfChanged(finite(view.value.block(in: environment.value))) }

  private func finite(_ block: TextBlock) -> TextBlock {
    var block = block
    block.lineSpacing = viewGraph.finite(block.lineSpacing, "lineSpacing(_:)", or: 0)
    block.minimumScaleFactor = viewGraph.finite(block.minimumScaleFactor, "minimumScaleFactor(_:)", or: 1)
    for index in block.runs.indices {
      block.runs[index].font.size = viewGraph.finite(block.runs[index].font.size, "The size of a font", or: 0)
      block.runs[index].kerning = viewGraph.finite(block.runs[index].kerning, "kerning(_:)", or: 0)
      block.runs[index].baselineOffset = viewGraph.finite(block.runs[index].baselineOffset, "baselineOffset(_:)", or: 0)
    }
    return block
  }
  func name() -> String { "Text" }
}

private struct TextLayout: LayoutRule {
  let block: Attribute<TextBlock>
  let typesetter: any Typesetter
  func make() -> TextComputer { TextComputer(typesetter) }
  func fill(_ computer: TextComputer) { computer.block = block.value }
  func name() -> String { "layout of Text" }
}

private final class TextComputer: LayoutComputer {
  var block = TextBlock(runs: [])
  private let typesetter: any Typesetter
  init(_ typesetter: any Typesetter) { self.typesetter = typesetter }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { metrics(proposal).size }
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

private struct TextEffect: Rule {
  private let block: Attribute<TextBlock>
  private var leaf: LeafLayer
  private let frame: Attribute<CGRect>

  init(block: Attribute<TextBlock>, inputs: _ViewInputs) {
    self.block = block
    leaf = LeafLayer("Text", inputs)
    frame = inputs.frame
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    _ = leaf.update()
    let layer = leaf.layer
    let block = block.value
    // Set in the size that it is going to have: words do not jump from line to line while the frame is under way.
    layer.content = [.text(block, CGRect(origin: .zero, size: frame.value.size))]
    layer.hitShape = .bounds
    layer.semantics = Semantics(role: .text, label: block.runs.map(\.string).joined())
    return false
  }
  func name() -> String { "drawing of Text" }
}
