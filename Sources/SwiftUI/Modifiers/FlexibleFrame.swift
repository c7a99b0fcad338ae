import AttributeGraph
import CoreGraphics

/// A frame with limits.
struct FlexibleFrameModifier {
  var minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?
  var minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?
  var alignment: Alignment
}

extension FlexibleFrameModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let child = inputs.makeChild("frame", body) { computer, outer in
      let frame = modifier.value
      return frame.alignment.place(computer.dimensions(frame.proposal(outer.size)), in: outer)
    }
    let layout = FlexibleFrameLayout(frame: modifier, child: child, viewGraph: inputs.viewGraph)
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(layout)))
  }
  /// What the child is offered in a frame that was placed: along an axis with limits the frame's length, which keeps them.
  fileprivate func proposal(_ size: ViewSize) -> ProposedViewSize {
    var proposal = size.proposal
    if minWidth != nil || maxWidth != nil { proposal.width = size.width } else { proposal.width = proposal.width ?? idealWidth }
    if minHeight != nil || maxHeight != nil {
      proposal.height = size.height
    } else {
      proposal.height = proposal.height ?? idealHeight
    }
    return proposal
  }
}

private struct FlexibleFrameLayout: LayoutRule {
  let frame: _GraphValue<FlexibleFrameModifier>
  let child: LayoutSource
  unowned(unsafe) let viewGraph: ViewGraph
  func make() -> FlexibleFrameComputer { FlexibleFrameComputer() }
  func fill(_ computer: FlexibleFrameComputer) {
    let frame = frame.value
    computer.horizontal = limits(frame.minWidth, frame.idealWidth, frame.maxWidth)
    computer.vertical = limits(frame.minHeight, frame.idealHeight, frame.maxHeight)
    computer.frame = frame
    computer.child = child.value
  }
  private func limits(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> FlexibleFrameComputer.Limits {
    let limits = FlexibleFrameComputer.Limits(
      least: viewGraph.checkedFrameLength(least), ideal: viewGraph.checkedFrameLength(ideal),
      most: viewGraph.checkedFrameLength(most, allowsInfinity: true))
    if let least = limits.least, let most = limits.most, least > most {
      viewGraph.services.console("Contradictory frame constraints specified. (minimum \(least), maximum \(most))")
    }
    return limits
  }
  func name() -> String { "layout of frame" }
}

private final class FlexibleFrameComputer: AligningComputer {
  struct Limits {
    var least: CGFloat?, ideal: CGFloat?, most: CGFloat?

    func proposal(_ offered: CGFloat?) -> CGFloat? {
      guard let offered = offered ?? ideal else { return nil }
      return min(max(offered, least ?? -.infinity), most ?? .infinity)
    }
    /// The frame's length for what was offered and what the child takes.
    func length(_ offered: CGFloat?, child: CGFloat) -> CGFloat {
      let offered = offered ?? ideal
      switch (least, most) {
      case (nil, nil): return child
      case (let least?, let most?):
        guard let offered else { return min(max(child, least), max(least, most)) }
        return min(max(offered, least), max(least, most))
      case (nil, let most?): return min(max(offered ?? -.infinity, child), most)
      case (let least?, nil): return max(min(offered ?? .infinity, child), least)
      }
    }
  }
  var horizontal = Limits(), vertical = Limits()
  var frame = FlexibleFrameModifier(alignment: .center)
  override var alignment: Alignment { frame.alignment }
  override func proposal(_ size: ViewSize) -> ProposedViewSize { frame.proposal(size) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = ProposedViewSize(width: horizontal.proposal(proposal.width), height: vertical.proposal(proposal.height))
    let size = child.size(inner)
    return CGSize(
      width: horizontal.length(proposal.width, child: size.width), height: vertical.length(proposal.height, child: size.height))
  }
  override var priority: Double { child.layoutPriority == -.infinity ? 0 : child.layoutPriority }
}
