import CoreGraphics

/// Takes what it is offered; 10 points where nothing is.
final class FillingComputer: LayoutComputer {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  nonisolated(unsafe) static let shared = FillingComputer()
}
