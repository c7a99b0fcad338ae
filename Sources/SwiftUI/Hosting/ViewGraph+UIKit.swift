import UIKit

extension ViewGraph {
  /// The view that hosts the graph: the next responder of what has the focus in it.
  var responder: UIResponder? {
    get { focus.hostResponder }
    set { focus.hostResponder = newValue }
  }
}

/// UIKit's synchronous entries (reading insets runs layout) are frames on the stack of the graph that is running.
extension ViewGraph {
  nonisolated(unsafe) private static var updating: [ViewGraph] = []

  static func withUpdating(_ viewGraph: ViewGraph, _ body: () -> Void) {
    updating.append(viewGraph)
    body()
    updating.removeLast()
  }

  @MainActor static func connectToUIKit() {
    guard SynchronousEntry.observer == nil else { return }
    SynchronousEntry.observer = { name, body in
      guard let running = updating.last, running.graph.isUpdating else { return body() }
      running.graph.frame(name, body)
    }
  }
}
