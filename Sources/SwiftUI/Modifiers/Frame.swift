import AttributeGraph

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
    computer.frame = FixedFrameModifier(width: checked(frame.width), height: checked(frame.height), alignment: frame.alignment)
    computer.child = child.value
  }
  /// As in SwiftUI, a length that is negative or not finite is reported and not used.
  private func checked(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    if length.isFinite && length >= 0 { return length }
    viewGraph.writeOnceToConsole("Invalid frame dimension (negative or non-finite). (frame of \(length))")
    return nil
  }
  func name() -> String { "layout of frame" }
}

/// A box that a child is aligned in.
class AligningComputer: WrappingComputer {
  var alignment: Alignment { .center }
  /// What the child is offered in a box of this size.
  func proposal(_ size: ViewSize) -> ProposedViewSize { size.proposal }

  override func explicitGuide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    let inner = child.dimensions(proposal(size))
    guard let guide = child.guide(key, at: inner.viewSize) else { return nil }
    return guide + alignment.place(inner, in: ViewPlace(origin: .zero, size: size)).origin[key.axis]
  }
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
      least: checked(least, allowsInfinity: false), ideal: checked(ideal, allowsInfinity: false),
      most: checked(most, allowsInfinity: true))
    if let least = limits.least, let most = limits.most, least > most {
      viewGraph.services.console("Contradictory frame constraints specified. (minimum \(least), maximum \(most))")
    }
    return limits
  }
  private func checked(_ length: CGFloat?, allowsInfinity: Bool) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0 && (length.isFinite || allowsInfinity) { return length }
    viewGraph.writeOnceToConsole("Invalid frame dimension (negative or non-finite). (frame of \(length))")
    return nil
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

extension View {
  /// A box of fixed length; nil takes the view's own. Lengths in points.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }
  /// A box with limits; nil sets none. Lengths in points; `.infinity` takes all that is offered.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }
}
