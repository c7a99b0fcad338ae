import Combine
import CoreGraphics

extension Selector {
  /// Calls the method on a target, on this thread; the answer is the method's, nil where it has none.
  ///
  /// A method without parameters gets none, one with two a sender and an event. Where the target or an argument is not of the
  /// declared class nothing is called and the application's console says why.
  @discardableResult
  package func perform(on target: AnyObject, with sender: Any? = nil, with event: Any? = nil) -> Any? {
    switch thunk.call(on: target, with: [sender, event]) {
    case .success(let value): return value is Void ? nil : value
    case .failure(let mismatch):
      Self.writeToConsole(mismatch.report(of: self))
      return nil
    }
  }

  /// The target's class has the method, so that `perform` would call it: what the search for a receiver of an action asks.
  package func belongs(to target: AnyObject) -> Bool { thunk.belongs(to: target) }

  private static func writeToConsole(_ line: String) {
    guard MainThread.isCurrent else { return print(line) }
    MainActor.assumeIsolated {
      if let application = UIApplication.current { application.writeToConsole(line) } else { print(line) }
    }
  }
}
