import AttributeGraph

/// Whether a view that keeps its proportions lies inside what is offered or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

struct AspectRatioModifier: Equatable {
  /// Width to height; nil takes the view's own ideal proportions.
  var ratio: CGFloat?
  var mode: ContentMode
}

extension AspectRatioModifier: PrimitiveModifier {
  /// Proportions outside are taken as none: the other side would be nothing, or grow beyond what numbers hold (a choice).
  private static let ratios: ClosedRange<CGFloat> = 1e-9...1e9

  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let child = inputs.makeChild("aspectRatio", body) { computer, outer in
      let offer = modifier.value.proposal(outer.size.proposal, computer)
      return Alignment.center.place(computer.dimensions(offer), in: outer)
    }
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(AspectRatioLayout(modifier: modifier, child: child))))
  }

  fileprivate func proposal(_ offered: ProposedViewSize, _ child: LayoutComputer) -> ProposedViewSize {
    let ideal = child.size(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    if let own = self.ratio { _ = OddNumbers.finite(own, "aspectRatio(_:)", or: 1) }
    guard Self.ratios.contains(ratio) else { return offered }
    switch (offered.width, offered.height) {
    case (nil, nil): return ProposedViewSize(fitting(ideal, ratio))
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?): return ProposedViewSize(fitting(CGSize(width: width, height: height), ratio))
    }
  }
  private func fitting(_ size: CGSize, _ ratio: CGFloat) -> CGSize {
    let byWidth = CGSize(width: size.width, height: size.width / ratio)
    let byHeight = CGSize(width: size.height * ratio, height: size.height)
    let widthFits = byWidth.height <= size.height
    return (mode == .fit) == widthFits ? byWidth : byHeight
  }
}

private struct AspectRatioLayout: LayoutRule {
  let modifier: _GraphValue<AspectRatioModifier>
  let child: LayoutSource
  func make() -> AspectRatioComputer { AspectRatioComputer() }
  func fill(_ computer: AspectRatioComputer) {
    computer.modifier = modifier.value
    computer.child = child.value
  }
  func name() -> String { "layout of aspectRatio" }
}

private final class AspectRatioComputer: AligningComputer {
  var modifier = AspectRatioModifier(ratio: nil, mode: .fit)
  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(modifier.proposal(proposal, child)) }
  override func proposal(_ size: ViewSize) -> ProposedViewSize { modifier.proposal(size.proposal, child) }
}

extension View {
  /// Offers the view a size of these proportions: the greatest inside what is offered, or the least that covers it.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
