/// Work that UIKit does at once because somebody asked for a value that depends on it, such as the window's insets.
///
/// An attribute graph that is running at that moment must see it on its stack: that is how a cycle through UIKit gets its path.
@MainActor
package enum SynchronousEntry {
  /// Pushes a frame of the given name, runs the body once, pops the frame. Set by whoever owns the graph.
  package static var observer: ((_ name: String, _ body: () -> Void) -> Void)?

  static func run(_ name: @autoclosure () -> String, _ body: () -> Void) {
    guard let observer else { return body() }
    observer(name(), body)
  }
}
