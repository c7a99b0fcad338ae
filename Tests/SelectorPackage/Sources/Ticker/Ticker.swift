import Combine
import Foundation

extension Notification.Name {
  static let alarm = Notification.Name("alarm")
}

/// Counts three ticks of a timer, then rings.
@MainActor
@objcMembers
final class Ticker: NSObject, ObservableObject {
  @Published private(set) var ticks = 0
  @Published private(set) var alarms = 0
  private var timer: Timer?

  #if os(iOS)
    let place = "on iOS"
  #else
    let place = "elsewhere"
  #endif

  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(rang(_:)), name: .alarm, object: nil)
    timer = Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  @objc private func tick(_ timer: Timer) {
    ticks += 1
    guard ticks == 3 else { return }
    timer.invalidate()
    NotificationCenter.default.post(name: .alarm, object: self)
  }

  @objc private dynamic func rang(_ notification: Notification) {
    alarms += 1
    NotificationCenter.default.removeObserver(self)
  }
}
