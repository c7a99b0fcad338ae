import AttributeGraph
import CoreGraphics

/// Says where a guide lies in a view.
struct AlignmentGuideModifier {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let layout = AlignmentGuideLayout(modifier: modifier, child: body(inputs).layout)
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(layout)))
  }
}

private struct AlignmentGuideLayout: LayoutRule {
  let modifier: _GraphValue<AlignmentGuideModifier>
  let child: LayoutSource
  func make() -> AlignmentGuideComputer { AlignmentGuideComputer() }
  func fill(_ computer: AlignmentGuideComputer) {
    computer.modifier = modifier.value
    computer.child = child.value
  }
  func name() -> String { "alignmentGuide" }
}

private final class AlignmentGuideComputer: WrappingComputer {
  var modifier: AlignmentGuideModifier?

  override var guideKinds: GuideKinds { modifier.map { child.kinds.union(GuideKinds($0.key)) } ?? child.kinds }
  override func explicitGuide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard let modifier, key == modifier.key else { return child.guide(key, at: size) }
    return OddNumbers.finite(modifier.value(child.dimensions(of: size)), "alignmentGuide", or: 0)
  }
}

extension View {
  /// Puts a guide of the view at a distance from its leading side, in points. `computeValue` is given the view's size and the
  /// guides that it has without this modifier.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuideModifier(key: g.key, value: computeValue)) }
  /// Puts a guide of the view at a distance from its top, in points.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuideModifier(key: g.key, value: computeValue)) }
}
