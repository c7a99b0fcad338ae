import AttributeGraph
import Observation

/// Lets an observed object ask for a body, or another closure that makes views, to run again.
///
/// Observation can't be cancelled from outside. So a body that is run again while objects still hold its last run also reads,
/// from then on, a property of the handle's own, whose change takes the registrations of the run before back: an object never
/// holds more than one run of each body, and the one before the first such. So does a body of which another of its kind has been
/// seen to read an object: what runs once and goes must not stay with the object. A body that reads no object costs nothing of
/// this.
final class BodyHandle {
  /// The node whose rule runs the body; set once it is made.
  var node: Attribute<UInt8>?
  private let subgraph: Subgraph
  private var renewal: Renewal?
  /// Also held by whoever will say that an object changed: held by nobody else, no object holds the last run.
  private var registration = Registration()
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
    let kind = ObjectIdentifier(Result.self)
    if renewal == nil, !isKnownUniquelyReferenced(&registration) || viewGraph.observingBodies.contains(kind) {
      renewal = Renewal()
    }
    let renewal = renewal
    defer {
      if renewal == nil, !isKnownUniquelyReferenced(&registration) { viewGraph.observingBodies.insert(kind) }
    }
    return withObservationTracking {
      if let renewal { _ = renewal.count }
      return MainActor.assumeIsolated { UncheckedBox(body()) }.value
    } onChange: { [weak viewGraph, registration, handle = WeakBox(self)] in
      withExtendedLifetime(registration) {}
      guard let handle = handle.object, !handle.isRenewing else { return }
      viewGraph?.observedObjectChanged { handle.invalidate() }
    }
  }

  private func forgetLastRun() {
    guard let renewal else { return }
    isRenewing = true
    renewal.count += 1
    isRenewing = false
  }
}

private final class Registration: Sendable {}

@Observable private final class Renewal {
  var count = 0
}

private struct WeakBox: @unchecked Sendable {
  weak var object: BodyHandle?
  init(_ object: BodyHandle) { self.object = object }
}
