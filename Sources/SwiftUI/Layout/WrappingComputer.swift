import CoreGraphics

/// A computer that hands every question on to one child.
class WrappingComputer: LayoutComputer {
  var child: LayoutComputer = .empty { didSet { if child !== oldValue { child.setStackAxis(stackAxis) } } }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
  override func explicitGuide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? { child.guide(key, at: size) }
  override var guideKinds: GuideKinds { child.kinds }
  override var priority: Double { child.layoutPriority }
  override var preferredSpacing: ViewSpacing { child.viewSpacing }
  override func noteStackAxis(_ axis: Axis?) { child.setStackAxis(axis) }
}
