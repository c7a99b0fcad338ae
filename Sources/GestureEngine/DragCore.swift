import CoreGraphics

/// A finger that moves: active from the first event at which it is `minimumDistance` or more from where it landed.
///
/// The distance is measured along a straight line in the window, whatever space the gesture reports in. The threshold is
/// not taken off what comes later. A lift before it fails; so does a second finger at any time.
public struct DragCore: GestureCore {
  /// Where the finger came down and is, in points of the window, and when it was there, in seconds.
  public struct Value: Hashable, Sendable {
    /// Where it landed, and where it is.
    public var startLocation: CGPoint, location: CGPoint
    public var time: TimeInterval
  }

  /// Points; 0 and less start at touch-down.
  public var minimumDistance: CGFloat
  /// Active from the threshold on, ended at the lift; the value is kept before it, too.
  public private(set) var phase = GesturePhase<Value>.possible(nil)
  public private(set) var failure: GestureReason?
  private var hasPassedThreshold = false

  public init(minimumDistance: CGFloat) { self.minimumDistance = minimumDistance }

  public mutating func take(_ input: FingerInput) {
    guard !phase.isTerminal else { return }
    switch input {
    case .secondFinger: fail(.secondFinger)
    case .time: break
    case .finger(.cancelled, _, _): fail(.touchCancelled)
    case .finger(.began, let location, let time):
      follow(Value(startLocation: location, location: location, time: time), isLift: false)
    case .finger(.moved, let location, let time), .finger(.stationary, let location, let time):
      continueTo(location, time, isLift: false)
    case .finger(.ended, let location, let time): continueTo(location, time, isLift: true)
    }
  }

  public mutating func reset() { self = DragCore(minimumDistance: minimumDistance) }

  private mutating func continueTo(_ location: CGPoint, _ time: TimeInterval, isLift: Bool) {
    guard var value = phase.value else { return }
    value.location = location
    value.time = time
    follow(value, isLift: isLift)
  }

  private mutating func follow(_ value: Value, isLift: Bool) {
    let moved = distance(value.startLocation, value.location)
    if moved >= minimumDistance { hasPassedThreshold = true }
    switch (hasPassedThreshold, isLift) {
    case (true, true): phase = .ended(value)
    case (true, false): phase = .active(value)
    case (false, true): fail(.liftedBeforeThreshold(moved: moved, needed: minimumDistance))
    case (false, false): phase = .possible(value)
    }
  }

  private mutating func fail(_ reason: GestureReason) {
    phase = .failed
    failure = reason
  }
}
