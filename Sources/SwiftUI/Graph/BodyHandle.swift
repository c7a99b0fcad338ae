import AttributeGraph
import Observation

/// Lets an observed object ask for a body, or another closure that makes views, to run again.
///
/// Observation can't be cancelled from outside. So from its second run on a body also reads a property of the handle's own, whose
/// change takes the registrations of the run before back: an object never holds more than one run of each body.
final class BodyHandle {
  /// The node whose rule runs the body; set once it is made.
  var node: Attribute<UInt8>?
  private let subgraph: Subgraph
  private var hasRun = false
  private var renewal: Renewal?
  private var isRenewing = false

  /// The handle of a body in `subgraph`; when that ends, nothing is asked for any more.
  init(in subgraph: Subgraph) { self.subgraph = subgraph }

  // The node goes, and its rule with it.
  deinit { forgetLastRun() }

  /// Has the body run again.
  func invalidate() {
    if subgraph.isAlive { node?.invalidate() }
  }

  /// Runs `body` on the main actor and notes which properties of observable objects it reads.
  func observing<Result>(in viewGraph: ViewGraph, _ body: @MainActor () -> Result) -> Result {
    forgetLastRun()
    let renewal = hasRun ? renewalMade() : nil
    hasRun = true
    return withObservationTracking {
      if let renewal { _ = renewal.count }
      return MainActor.assumeIsolated { UncheckedBox(body()) }.value
    } onChange: { [weak viewGraph, handle = WeakBox(self)] in
      guard let handle = handle.object, !handle.isRenewing else { return }
      viewGraph?.observedObjectChanged { handle.invalidate() }
    }
  }

  private func renewalMade() -> Renewal {
    if let renewal { return renewal }
    let made = Renewal()
    renewal = made
    return made
  }

  private func forgetLastRun() {
    guard let renewal else { return }
    isRenewing = true
    renewal.count += 1
    isRenewing = false
  }
}

@Observable private final class Renewal {
  var count = 0
}

private struct WeakBox: @unchecked Sendable {
  weak var object: BodyHandle?
  init(_ object: BodyHandle) { self.object = object }
}
