import Combine
import CoreGraphics

// UIKit belongs to the main thread. Source in language mode 5 may be compiled all the same when it writes from another one.
extension UIView {
  /// Called on another thread than the main one in place of a change: says so, once for each kind of view and member, and makes the
  /// change in the next frame.
  func makeOnMainThread(_ member: String, _ change: @escaping @MainActor () -> Void) {
    let place = "\(type(of: self)).\(member)"
    LentToAll.report(
      "\(place) was \(place.hasSuffix(")") ? "called" : "set") from another thread; UIKit must be used from the main thread only. It is done on the main thread, in the "
        + "next frame. Remedy: DispatchQueue.main.async { … }, or await MainActor.run { … }.",
      about: "\(place) from another thread", once: true)
    let box = SentToMain(change: change)
    guard let clock = MainClocks.current else { return DispatchQueue.main.async { box.change() } }
    clock.schedule(at: clock.seconds) { MainActor.assumeIsolated { box.change() } }
  }
}

private struct SentToMain: @unchecked Sendable {
  let change: @MainActor () -> Void
}
