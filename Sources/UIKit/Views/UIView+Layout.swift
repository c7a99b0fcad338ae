import Combine
import CoreGraphics

// Marks run up to the window, so that a frame sees in one look whether anything is due; layout runs down, parents first.
extension UIView {
  /// How often one synchronous layout goes over the tree before it leaves the rest to the frame's next round (a choice).
  private static let passLimit = 8

  /// What `setNeedsLayout` does.
  func requestLayout() {
    guard MainThread.isCurrent else { return makeOnMainThread("setNeedsLayout()") { self.requestLayout() } }
    requestsLayout = true
    noteLayoutNeededBelow()
  }

  func noteLayoutNeededBelow() {
    var next: UIView? = self
    while let view = next, !view.needsLayout || view === self {
      view.needsLayout = true
      next = view.superview
    }
  }

  /// What `layoutIfNeeded` does.
  func runPendingLayout() {
    let root = self.root
    guard root.hasPendingConstraints || outermostThatAsks.needsLayout else { return }
    SynchronousEntry.run("UIKit layout (\(type(of: self)).layoutIfNeeded)") {
      // First, because constraints may ask for the layout of superviews.
      root.settleConstraints()
      outermostThatAsks.layoutTree()
    }
  }

  private var outermostThatAsks: UIView {
    var top = self
    while let superview = top.superview, superview.requestsLayout { top = superview }
    return top
  }

  func layoutTree() {
    var passes = 0
    while passes < Self.passLimit {
      // Frames that were written may have changed what constraints follow: insets, masks.
      if passes > 0 { root.settleConstraints() }
      guard needsLayout else { return }
      layoutPass()
      passes += 1
    }
  }

  private func layoutPass() {
    guard needsLayout else { return }
    // The request falls first: what asks for layout during its own layout is laid out again. `needsLayout` stays until all below
    // is done, so that a read of insets on the way still finds what is pending elsewhere.
    if requestsLayout {
      requestsLayout = false
      controller?.viewWillLayOut()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutPass() }
    needsLayout = requestsLayout || subviews.contains(where: \.needsLayout)
  }

  /// The views below (and here) that still ask for layout; what a finding names.
  func viewsRequestingLayout() -> [UIView] {
    guard needsLayout else { return [] }
    return (requestsLayout ? [self] : []) + subviews.flatMap { $0.viewsRequestingLayout() }
  }
}
