import CoreGraphics

/// A mass on a damped spring, released at some distance from rest with some speed; where it is follows in closed form.
///
/// `m·x″ + c·x′ + k·x = 0`, x being the offset from the target. With β = c / 2m, ω² = k / m and D = β² − ω² the motion is
/// ```
/// D < 0  under-damped:       e^(−βt) · (cos, sin) of √(−D)·t     it swings past the target
/// D = 0  critically damped:  e^(−βt) · (1, t)                     the quickest way without swinging
/// D > 0  over-damped:        e^(−(β−√D)t), e^(−(β+√D)t)           it creeps
/// ```
/// Offset and velocity at any time are linear in those at the start, so that one `Transition` moves a value of any dimension.
///
/// Nothing here traps. A mass or stiffness that is not positive and finite, or a damping that is not finite, stands for a
/// spring that is at its target at once, at time 0 already. A negative damping counts as 0: such a spring swings for ever.
public struct SpringMotion: Hashable, Sendable {
  public var mass: Double
  /// Force per point of offset, for a mass of 1: 1/s².
  public var stiffness: Double
  /// Force per speed, for a mass of 1: 1/s.
  public var damping: Double

  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// A mass of 1 that swings once in `response` seconds if it is not damped. `dampingRatio` is 1 where it just does not swing
  /// past the target, less where it does. The stiffness ends at 45000; a response that is not positive is at the target at
  /// once.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / response
    let stiffness = response > 0 ? min(frequency * frequency, Self.maximumStiffness) : .infinity
    self.init(stiffness: stiffness, damping: 2 * stiffness.squareRoot() * dampingRatio)
  }

  /// As SwiftUI's springs are given: `duration` is the response, `bounce` is 0 for none, 1 for a spring that never rests, and
  /// negative for one that creeps (−1 and below, which would never arrive, are held at −0.999, a choice).
  public init(duration: Double, bounce: Double) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// 2π/√45000 = 0.0296 s is the shortest response but none at all, as in SwiftUI.
  private static let maximumStiffness = 45000.0

  public static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - bounce
  }

  /// The time of one undamped swing, in seconds; 0 for a spring that is at its target at once.
  public var response: Double { isImmediate ? 0 : 2 * Double.pi / angularFrequency }
  /// 1 where the spring just does not swing past its target.
  public var dampingRatio: Double { isImmediate ? 1 : decayRate / angularFrequency }
  /// The same as `response`.
  public var duration: Double { response }
  /// `1 − dampingRatio`, or `1 / dampingRatio − 1` for an over-damped spring.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// Is at its target at any time.
  var isImmediate: Bool {
    let squared = stiffness / mass
    return !(mass > 0 && squared > 0 && squared.isFinite && (damping / mass).isFinite)
  }
  /// ω: how fast the spring would swing without damping, in radians per second.
  var angularFrequency: Double { (stiffness / mass).squareRoot() }
  /// β: how fast swings die away, in 1/s.
  var decayRate: Double { max(0, damping / (2 * mass)) }
}
