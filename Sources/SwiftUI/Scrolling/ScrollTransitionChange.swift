/// Remembers in which update the state has changed: only then the configuration's animation counts.
final class ScrollTransitionChange {
  private var transaction = -1, frame = -1
  private(set) var animation: Animation?

  func note(animation: Animation?, in viewGraph: ViewGraph) {
    (transaction, frame, self.animation) = (viewGraph.transactionNumber, viewGraph.frameNumber, animation)
  }
  func isNow(in viewGraph: ViewGraph) -> Bool { transaction == viewGraph.transactionNumber && frame == viewGraph.frameNumber }
}
