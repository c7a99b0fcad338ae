/// Notices elements whose identities are new each time that they are asked for: every row is made anew, for ever.
struct IdentityChurn {
  private var frame = -1
  private var times = 0
  private var hasReported = false
  /// As often as this in one frame it is no change of data any more (a choice).
  private static let limit = 3

  /// `old` and `new`: the identities before and after an update of the data.
  mutating func note<ID: Hashable>(old: [ID], new: [ID], of name: @autoclosure () -> String, in viewGraph: ViewGraph) {
    guard !hasReported, old.count == new.count, let index = old.indices.first(where: { old[$0] != new[$0] }) else { return }
    if frame != viewGraph.frameNumber { times = 0 }
    frame = viewGraph.frameNumber
    times += 1
    guard times >= Self.limit, !Set(old).contains(new[index]) else { return }
    hasReported = true
    viewGraph.services.console(
      "\(name()): elements have another id each time that they are asked for (element \(index): \(old[index]), then \(new[index])), "
        + "\(times) times in one frame. Each of their rows is made anew, appears anew and has lost its state. The usual cause is an id that "
        + "is computed, as by UUID(). Keep it in a stored property.")
  }
}
