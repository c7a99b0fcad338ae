import AttributeGraph
import CoreGraphics

/// A frame of fixed length in one or both directions.
struct FixedFrameModifier: Equatable {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment
}

extension FixedFrameModifier: Animatable {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width ?? 0, height ?? 0) }
    set {
      if width != nil { width = newValue.first }
      if height != nil { height = newValue.second }
    }
  }
}

extension FixedFrameModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let frame = inputs.subgraph.rule(Animated(modifier, inputs))
    let child = inputs.makeChild("frame", body) { computer, outer in
      let frame = frame.value
      return frame.alignment.place(computer.dimensions(frame.proposal(outer.size)), in: outer)
    }
    let layout = FixedFrameLayout(frame: frame, child: child, viewGraph: inputs.viewGraph)
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(layout)))
  }
  /// What the child is offered in a frame that was placed: the frame's fixed lengths, as it has them, and what it was offered
  /// itself.
  func proposal(_ size: ViewSize) -> ProposedViewSize {
    var proposal = size.proposal
    if width != nil { proposal.width = size.width }
    if height != nil { proposal.height = size.height }
    return proposal
  }
}

private struct FixedFrameLayout: LayoutRule {
  let frame: Attribute<FixedFrameModifier>
  let child: LayoutSource
  unowned(unsafe) let viewGraph: ViewGraph
  func make() -> FixedFrameComputer { FixedFrameComputer() }
  func fill(_ computer: FixedFrameComputer) {
    let frame = frame.value
    computer.frame = FixedFrameModifier(
      width: viewGraph.checkedFrameLength(frame.width), height: viewGraph.checkedFrameLength(frame.height),
      alignment: frame.alignment)
    computer.child = child.value
  }
  func name() -> String { "layout of frame" }
}

final class FixedFrameComputer: AligningComputer {
  var frame = FixedFrameModifier(alignment: .center)
  override var alignment: Alignment { frame.alignment }
  override func proposal(_ size: ViewSize) -> ProposedViewSize { frame.proposal(size) }
  override var fixedSize: CGSize? {
    guard let width = frame.width, let height = frame.height else { return nil }
    return CGSize(width: width, height: height)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (width, height) = (frame.width, frame.height)
    let size = child.size(ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }
  override var preferredSpacing: ViewSpacing {
    var edges: Edge.Set = []
    if frame.width != nil { edges.formUnion(.horizontal) }
    if frame.height != nil { edges.formUnion(.vertical) }
    return child.viewSpacing.resetting(edges)
  }
  override var priority: Double { child.layoutPriority == -.infinity ? 0 : child.layoutPriority }
}
