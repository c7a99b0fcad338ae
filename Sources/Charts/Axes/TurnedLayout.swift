import SwiftUI

/// The room of a view that is turned by quarters.
struct TurnedLayout: Layout {
  let turns: Int
  init(_ turns: Int) { self.turns = turns }

  private var isTurned: Bool { turns % 2 != 0 }
  private func turned(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isTurned ? ProposedViewSize(width: proposal.height, height: proposal.width) : proposal
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let size = view.sizeThatFits(turned(proposal))
    return isTurned ? CGSize(width: size.height, height: size.width) : size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: turned(proposal)) }
  }
}
