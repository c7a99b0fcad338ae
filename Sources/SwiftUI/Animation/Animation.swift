import Motion

/// How a value gets from what it was to what it shall be.
public struct Animation: Hashable, Sendable {
  /// The motion itself, on a clock that starts at 0.
  enum Curve: Hashable, Sendable {
    /// Takes over the offset and the velocity of what runs when it begins. From the response of such a spring its own is reached
    /// over `blendDuration` seconds.
    case spring(response: Double, dampingFraction: Double, blendDuration: Double = 0)
    /// Runs beside what runs already. `initialVelocity` is in whole distances a second.
    case interpolatingSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
  }
  var curve: Curve
  var delay: Double = 0
  var speed: Double = 1
  /// nil runs for ever.
  var repeatCount: Int? = 1
  var autoreverses = true

  init(_ curve: Curve) { self.curve = curve }
}

extension Animation {
  /// A spring of 0.5 s without bounce, as on iOS 17 and later.
  public static let `default` = Animation(.spring(response: 0.5, dampingFraction: 1))

  // MARK: Springs

  public static var spring: Animation { .default }
  /// A spring by its duration in seconds and its bounce, from -1 (slow) over 0 (none) to 1 (for ever).
  /// - Parameter blendDuration: Where the spring takes over from one of another response, the response goes from that one's to its
  ///   own in so many seconds, by a smoothstep. 0 and less: at once.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    let duration = OddNumbers.finite(duration, "The duration of a spring animation", or: 0.5)
    let bounce = OddNumbers.finite(bounce, "The bounce of a spring animation", or: 0)
    return blendingSpring(duration, SpringMotion.dampingRatio(bounce: bounce), blendDuration)
  }
  /// A spring by the seconds of an undamped swing and its damping; a fraction of 1 is the least that does not bounce.
  /// - Parameter blendDuration: As in `spring(duration:bounce:blendDuration:)`.
  @_disfavoredOverload
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
    damped(response, dampingFraction, blendDuration)
  }
  /// - Parameter blendDuration: As in `spring(duration:bounce:blendDuration:)`.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    blendingSpring(spring.response, spring.dampingRatio, blendDuration)
  }

  /// A stiff spring, for what follows a finger: 0.15 s, damping 0.86.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25) }
  /// - Parameter blendDuration: As in `spring(duration:bounce:blendDuration:)`.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { damped(response, dampingFraction, blendDuration) }
  private static func damped(_ response: Double, _ dampingFraction: Double, _ blendDuration: Double) -> Animation {
    blendingSpring(
      OddNumbers.finite(response, "The response of a spring animation", or: 0.5),
      OddNumbers.finite(dampingFraction, "The damping fraction of a spring animation", or: 0.825), blendDuration)
  }
  private static func blendingSpring(_ response: Double, _ dampingFraction: Double, _ blendDuration: Double) -> Animation {
    let blendDuration = max(0, OddNumbers.finite(blendDuration, "The blend duration of a spring animation", or: 0))
    return Animation(.spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }
  /// - Parameter blendDuration: As in `spring(duration:bounce:blendDuration:)`.
  public static func interactiveSpring(duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Animation { spring(duration: 0.5, bounce: 0.15) }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let (mass, stiffness, damping) = OddNumbers.spring(mass: mass, stiffness: stiffness, damping: damping)
    let velocity = OddNumbers.finite(initialVelocity, "The initial velocity of an interpolating spring", or: 0)
    return Animation(.interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity))
  }
  public static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }

  // MARK: Timing curves

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    // What is no number in a control point makes a straight line of its part.
    func point(_ value: Double, or fallback: Double) -> Double {
      OddNumbers.finite(value, "A control point of a timing curve", or: fallback)
    }
    return Animation(
      .bezier(
        x1: point(p1x, or: 0), y1: point(p1y, or: 0), x2: point(p2x, or: 1), y2: point(p2y, or: 1),
        duration: OddNumbers.finite(duration, "The duration of an animation", or: 0.35)))
  }
  public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
  public static var linear: Animation { linear(duration: 0.35) }
  public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  // MARK: Changes of the clock

  /// Begins `delay` seconds later.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delay += OddNumbers.finite(delay, "The delay of an animation", or: 0)
    return animation
  }
  /// Runs `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= OddNumbers.finite(speed, "The speed of an animation", or: 1)
    return animation
  }
  /// Runs `repeatCount` times, back and forth when `autoreverses`; 0 and less counts as 1, with a line on the
  /// console.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeatCount = OddNumbers.count(repeatCount, "Animation.repeatCount(_:)")
    animation.autoreverses = autoreverses
    return animation
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeatCount = nil
    animation.autoreverses = autoreverses
    return animation
  }
}
