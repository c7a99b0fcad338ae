import CoreGraphics
import Motion

// Frame, bounds, center, transform, alpha, backgroundColor, layer.cornerRadius and what layout does to them are animated, for views
// in a window. The values themselves change at once, so that fingers meet a view where it will be; see `layer.presentation()` for
// what is seen.
extension UIView {
  /// How an animation is to run.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Fingers may touch the views that are animated; without it they go past.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Start from what is seen and end the animation that runs, instead of adding to it.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// For ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In a block inside another one: its own duration instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The one without a curve's name.
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: BezierCurve {
      switch rawValue & (3 << 16) {
      case 1 << 16: .easeIn
      case 2 << 16: .easeOut
      case 3 << 16: .linear
      default: .easeInOut
      }
    }
  }

  /// Slow at both ends. A duration of 0 or less changes at once; the completion then comes after the update. Numbers that are
  /// not finite are left out here and below: no duration, no delay, no swinging.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// `completion` hears false when something else has ended one of the animations before its time.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let duration = finite(duration, "duration", or: 0)
    run(AnimationTiming(course: .curve(options.curve), duration: duration), delay, options, animations, completion)
  }

  /// By a spring that is at rest after `duration` seconds. `velocity` is that at the start: 1 is the whole way in a second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming.settling(
      in: finite(duration, "duration", or: 0), dampingRatio: finite(Double(dampingRatio), "damping ratio", or: 1),
      velocity: finite(Double(velocity), "spring's velocity", or: 0))
    run(timing, delay, options, animations, completion)
  }

  /// By a spring as SwiftUI's: `duration` is what it feels like, `bounce` 0 for none.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming.spring(
      duration: finite(duration, "duration", or: 0), bounce: finite(Double(bounce), "bounce", or: 0),
      velocity: finite(Double(initialSpringVelocity), "spring's velocity", or: 0))
    run(timing, delay, options, animations, completion)
  }

  /// What is changed in the block changes at once, also inside an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBatch.with(nil, actionsWithoutAnimation)
  }
  /// A block for animations runs.
  public static var inheritedAnimationDuration: TimeInterval { AnimationBatch.current?.timing.duration ?? 0 }

  private static func finite(_ value: Double, _ what: StaticString, or fallback: Double) -> Double {
    OddNumbers.finite(value, "The \(what) of UIView.animate", or: fallback)
  }

  private static func run(
    _ timing: AnimationTiming, _ delay: TimeInterval, _ options: AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    var timing = timing
    timing.duration = max(0, timing.duration)
    timing.delay = max(0, finite(delay, "delay", or: 0))
    timing.autoreverses = options.contains(.autoreverse)
    if options.contains(.repeat) { timing.count = .infinity }
    if let outer = AnimationBatch.current {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve) { timing.course = outer.timing.course }
    }
    if timing.duration == 0 {
      timing.count = 1
      timing.delay = 0
    }
    let batch = AnimationBatch(timing, options, completion)
    AnimationBatch.with(batch, animations)
    batch.close(UIApplication.shared.frames)
  }
}
