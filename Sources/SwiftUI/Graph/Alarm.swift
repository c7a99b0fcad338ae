import AttributeGraph

/// Runs rules again at a time of the frames' clock, without a frame in between.
final class Alarm {
  private let tick: Attribute<Int>
  private unowned(unsafe) let viewGraph: ViewGraph
  private let isDecoration: Bool
  private var count = 0
  private var scheduled: (time: Double, cancel: () -> Void)?

  /// Belongs to `subgraph`; call it from a rule that lies there. A decoration goes on for ever and changes nothing but a picture.
  init(in subgraph: Subgraph, _ viewGraph: ViewGraph, isDecoration: Bool = false) {
    self.viewGraph = viewGraph
    self.isDecoration = isDecoration
    tick = subgraph.input(0) { "an alarm" }
    subgraph.onEnd { [weak self] in self?.cancel() }
  }

  /// The running rule runs again when the alarm goes off.
  func read() { _ = tick.value }

  /// The time in seconds; a time that has come counts as the next frame. One alarm waits at a time.
  func set(at time: Double) {
    if scheduled?.time == time { return }
    cancel()
    let cancel = viewGraph.schedule(time, isDecoration) { [weak self] in self?.goOff() }
    scheduled = (time, cancel)
  }

  func cancel() {
    scheduled?.cancel()
    scheduled = nil
  }

  private func goOff() {
    scheduled = nil
    count += 1
    let next = count
    viewGraph.enqueue(Transaction(), cause: { "the clock" }) { [tick] in tick.update(next) }
  }
}
