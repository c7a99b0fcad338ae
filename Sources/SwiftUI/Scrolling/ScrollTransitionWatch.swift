import AttributeGraph
import CoreGraphics

/// Wakes the rule of a scroll transition when content has moved so far that the view's state is another. Views that stay in their
/// phase run no rule while content moves.
final class ScrollTransitionWatch {
  /// What the rule reads to be woken.
  let wake: Attribute<Int>
  private var wakes = 0
  private var state: ((_ offset: CGPoint) -> ScrollTransitionState)?
  private var last = ScrollTransitionState()

  init(in subgraph: Subgraph) { wake = subgraph.input(0) { "visible part of ScrollView" } }

  /// Called by the rule with what it has found, and how.
  func note(_ state: ScrollTransitionState, from find: @escaping (CGPoint) -> ScrollTransitionState) {
    last = state
    self.state = find
  }

  /// Called by the scroll view.
  func contentMoved(to offset: CGPoint) {
    guard let state, state(offset) != last else { return }
    wakes += 1
    wake.update(wakes)
  }
}

/// The transitions in one scroll view.
struct ScrollTransitionWatches {
  private struct Entry { weak var watch: ScrollTransitionWatch? }
  private var entries: [Entry] = []
  private var kept = 64

  /// Those whose views are gone are dropped now and then.
  mutating func add(_ watch: ScrollTransitionWatch) {
    if entries.count >= kept {
      entries.removeAll { $0.watch == nil }
      kept = max(64, 2 * entries.count)
    }
    entries.append(Entry(watch: watch))
  }
  func contentMoved(to offset: CGPoint) {
    for entry in entries { entry.watch?.contentMoved(to: offset) }
  }
}
