import UIKit

extension UIView {
  /// The size that SwiftUI gives a view of UIKit's, by its content size and priorities: an axis without a content size takes what it
  /// is offered; one that hugs its content (750 and more) does not grow beyond it; one that resists compression (750 and more) does
  /// not shrink below it.
  func contentSize(for proposal: ProposedViewSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: length(usableContentLength(content.width), proposal.width, .horizontal),
      height: length(usableContentLength(content.height), proposal.height, .vertical))
  }

  private func length(_ content: CGFloat?, _ proposal: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    // Ten points where nothing is offered, as for shapes.
    guard let content else { return proposal ?? 10 }
    guard let proposal else { return content }
    let least = contentCompressionResistancePriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue ? content : 0
    let greatest = contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue ? content : .infinity
    return min(max(proposal, least), greatest)
  }
}
