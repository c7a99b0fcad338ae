import CoreGraphics

/// Keeps a delegate from being called without end: a call whose answer causes the same call, and so on, ends at a bound.
///
/// UIKit has no bound; there the stack overflows.
@MainActor
final class NestedCalls {
  /// Calls inside each other (a choice): scroll views that follow each other need two or three.
  private static let limit = 32
  private var depth = 0
  /// The bound was met, and the calls are on their way back: a delegate that does it twice would otherwise be called 2³² times.
  private var isReturning = false

  /// Runs `call` unless it is too deep, which `scrollView` reports as what its delegate does in the callback `name`.
  func run(_ name: String, changing property: String, of scrollView: UIScrollView, _ call: () -> Void) {
    guard depth < Self.limit, !isReturning else {
      isReturning = true
      return report(name, property, scrollView)
    }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { isReturning = false }
    }
    call()
  }

  /// A delegate asks something, while it is asked, that only its answer can tell.
  static func reportQuestion(_ name: String, about subject: String, of scrollView: UIScrollView) {
    let delegate = scrollView.delegate.map { String(describing: type(of: $0)) } ?? "the delegate"
    scrollView.owningApplication.writeOnceToConsole(
      "\(scrollView.nameInReports): \(name) of \(delegate) asks for or changes \(subject), which calls it again. It is not called "
        + "again: the view that it named last stands for its answer. Remedy: name the view without asking the scroll view, and zoom "
        + "elsewhere.")
  }

  private func report(_ name: String, _ property: String, _ scrollView: UIScrollView) {
    let delegate = scrollView.delegate.map { String(describing: type(of: $0)) } ?? "the delegate"
    scrollView.owningApplication.writeOnceToConsole(
      "\(scrollView.nameInReports): \(name) of \(delegate) changes \(property) each time it is called, \(Self.limit) calls inside "
        + "each other. The change is taken, and the delegate hears no more of it; on iOS the stack overflows. Usual cause: a "
        + "correction that never arrives. Change \(property) only when it differs from what you want.")
  }
}
