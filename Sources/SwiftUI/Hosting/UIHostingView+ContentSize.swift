import AttributeGraph
import UIKit

// What constraints around a hosting view know of its views.
extension _UIHostingView {
  /// The width is the one that the views have by themselves, the height the one for the width that they get (a choice): texts wrap.
  func contentSize(forWidth width: CGFloat?) -> CGSize {
    let insets = insetsForViews
    let own = measure(.unspecified)
    let inner = width.map { max(0, $0 - insets.left - insets.right) }
    let height = inner == nil || inner == own.width ? own.height : measure(ProposedViewSize(width: inner, height: nil)).height
    return CGSize(width: own.width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  /// Has the content size found anew when the views' own size changes, from the time on that somebody wants it.
  func watchContent() {
    guard followsContent, !isWatchingContent, let viewGraph, let rootLayout else { return }
    isWatchingContent = true
    viewGraph.graph.root.effect(
      ContentWatch(layout: rootLayout, viewGraph: viewGraph) { [weak self] in
        MainActor.assumeIsolated {
          if let self, self.followsContent { self.invalidateIntrinsicContentSize() }
        }
      })
  }
}

private struct ContentWatch: Rule {
  let layout: LayoutSource
  unowned(unsafe) let viewGraph: ViewGraph
  let changed: () -> Void
  private var last: CGSize?

  init(layout: LayoutSource, viewGraph: ViewGraph, changed: @escaping () -> Void) {
    self.layout = layout
    self.viewGraph = viewGraph
    self.changed = changed
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    // Another layout may wrap otherwise at the same own size.
    let size = layout.value.size(.unspecified)
    defer { last = size }
    if last != nil { viewGraph.afterUpdate(changed) }
    return false
  }
  func name() -> String { "content size of the host" }
}
