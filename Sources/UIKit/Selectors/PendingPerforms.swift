import CoreGraphics

/// A call that waits for its time.
struct PendingPerform {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  let timer: Timer

  /// Objects by identity or `isEqual`, values by equality.
  static func areSame(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a as NSObject, let b as NSObject): a.isEqual(b)
    case (let a as AnyHashable, let b as AnyHashable): a == b
    case (let a?, let b?): a as AnyObject === b as AnyObject
    default: false
    }
  }
}

/// What `perform(_:with:afterDelay:)` has still to do.
final class PendingPerforms: @unchecked Sendable {
  static let shared = PendingPerforms()
  private let lock = NSLock()
  private var calls: [PendingPerform] = []

  func add(_ selector: Selector, on target: NSObject, with argument: Any?, after delay: TimeInterval) {
    let action = Call(run: { timer in
      PendingPerforms.shared.remove { $0.timer === timer }
      selector.perform(on: target, with: argument)
    })
    let timer = ClockTimer.scheduledTimer(withTimeInterval: delay, repeats: false) { action.run($0) }
    lock.withLock { calls.append(PendingPerform(target: target, selector: selector, argument: argument, timer: timer)) }
  }
  func cancel(where isMeant: (PendingPerform) -> Bool) {
    for call in remove(where: isMeant) { call.timer.invalidate() }
  }
  /// Objects are let go outside the lock: their `deinit` may come back here.
  @discardableResult
  private func remove(where isMeant: (PendingPerform) -> Bool) -> [PendingPerform] {
    lock.withLock {
      let removed = calls.filter(isMeant)
      calls.removeAll(where: isMeant)
      return removed
    }
  }

  /// A closure for a timer, which runs it on the thread it was made on.
  private struct Call: @unchecked Sendable {
    let run: (Timer) -> Void
  }
}
