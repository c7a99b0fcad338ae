import CoreGraphics

extension Screen {
  /// How long a tapping finger stays down, and stays up between the taps of a double tap (choices within UIKit's 0.75 and 0.35
  /// s).
  private static let tapDuration: TimeInterval = 0.05
  private static let tapPause: TimeInterval = 0.1

  /// A finger of its own.
  public func finger() -> Finger {
    lastFingerID += 1
    let finger = Finger(id: lastFingerID, screen: self)
    fingers.removeAll { $0.finger == nil }
    fingers.append(WeakFinger(finger: finger))
    return finger
  }

  /// Puts a finger down for 0.05 s.
  public func tap(at point: CGPoint) { press(at: point, for: Self.tapDuration) }

  /// Taps twice with one finger, 0.1 s apart.
  public func doubleTap(at point: CGPoint) {
    simultaneously {
      let finger = finger()
      for tap in 1...2 {
        finger.down(at: point)
        guard finger.isDown else { return }
        finger.hold(for: Self.tapDuration)
        finger.up()
        if tap == 1 { finger.pause(for: Self.tapPause) }
      }
    }
  }

  /// Puts a finger down for `duration` seconds.
  public func press(at point: CGPoint, for duration: TimeInterval) {
    simultaneously {
      let finger = finger()
      finger.down(at: point)
      guard finger.isDown else { return }
      finger.hold(for: duration)
      finger.up()
    }
  }

  /// Drags at an even speed and lifts.
  /// - Parameter holding: Seconds for which the finger stands still at the end; with 0 it leaves the glass at its speed.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval, holding: TimeInterval = 0) {
    simultaneously {
      let finger = finger()
      finger.down(at: start)
      guard finger.isDown else { return }
      finger.move(to: end, over: duration, lifting: holding == 0)
      // Still down, too, when the movement was refused.
      guard finger.isDown else { return }
      if holding != 0 { finger.hold(for: holding) }
      finger.up()
    }
  }

  /// A short fast drag; the finger leaves the glass at its speed.
  public func flick(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.1) {
    drag(from: start, to: end, duration: duration)
  }

  /// Runs the steps of several fingers side by side: each finger's steps follow one another, and all begin now.
  @discardableResult
  public func simultaneously<Result>(_ steps: () throws -> Result) rethrows -> Result { try play(steps) }

  /// Schedules, then lets time pass until the application has seen the last sample. Nested calls join the outer one.
  func play<Result>(_ steps: () throws -> Result) rethrows -> Result {
    becomeCurrent()
    guard script == nil else { return try steps() }
    script = FingerScript(from: firstTouchStep)
    defer {
      let end = script?.lastStep ?? 0
      script = nil
      advance(to: frameTime(atOrAfter: TouchGrid.time(ofStep: end)))
    }
    return try steps()
  }

  /// The system has taken all fingers away; they can land again.
  func forgetFingers() {
    for entry in fingers { entry.finger?.forget() }
  }
}

/// A screen remembers its fingers as long as somebody holds them.
struct WeakFinger {
  weak var finger: Finger?
}
