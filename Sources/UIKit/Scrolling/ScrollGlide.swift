import CoreGraphics
import Motion

/// On whose behalf content glides to an offset, and with that how, and who is told of the end.
struct ScrollGlide {
  enum Cause {
    /// `setContentOffset(_:animated:)` and what comes down to it.
    case program
    case keys
    /// Tells the delegate what a drag that was let go tells.
    case wheel
  }
  let cause: Cause
  /// Seconds.
  let duration: TimeInterval
  private let approach: Approach

  /// Content under a wheel or keys follows at once and ends softly: 95 % of the way take 0.15 s (a choice).
  static let approach = Approach(timeConstant: 0.05)
  /// The same on the longer way to a page, or to a place that an app has chosen: 95 % take 0.3 s (a choice).
  private static let approachToPlace = Approach(timeConstant: 0.1)
  /// How long an animated change of the offset takes, in seconds (a choice, as Apple's scroll views look).
  private static let programDuration: TimeInterval = 0.3
  private static let programCurve = BezierCurve.easeInOut
  /// What is left of a way, in points, counts as nothing: less than a pixel.
  private static let rest = 0.25

  /// - Parameter isSnap: It leads elsewhere than a wheel has asked for.
  init(_ cause: Cause, distance: CGFloat, isSnap: Bool) {
    self.cause = cause
    approach = isSnap ? Self.approachToPlace : Self.approach
    duration = cause == .program ? Self.programDuration : approach.duration(distance: Double(distance), leaving: Self.rest)
  }

  /// The part of the way that is done after `elapsed` seconds; 1 at the end.
  func share(_ elapsed: TimeInterval) -> CGFloat {
    guard elapsed < duration else { return 1 }
    return CGFloat(cause == .program ? Self.programCurve.value(at: elapsed / duration) : approach.share(at: elapsed))
  }
}
