import Foundation

extension SpringMotion {
  /// The largest distance from the target that counts as rest in `settlingDuration`, for a way of 1.
  public static let settlingThreshold = 0.001

  /// When a way of 1 from rest is at rest again, in seconds; see `settlingDuration(epsilon:magnitude:)`.
  public var settlingDuration: Double {
    settlingDuration(offset: 1, initialVelocity: 0, epsilon: Self.settlingThreshold)
  }

  /// When the spring is at rest, in seconds, as SwiftUI's `Spring` estimates it; see `settlingDuration(epsilon:magnitude:)`.
  /// - Parameters:
  ///   - offset: the way to the target, in units of the value.
  ///   - initialVelocity: towards the target where it has the sign of `offset`, in units per second.
  public func settlingDuration(offset: Double, initialVelocity: Double, epsilon: Double) -> Double {
    settlingDuration(epsilon: epsilon) { abs($0 * offset + $1 * initialVelocity) }
  }

  /// When the spring is at rest, for values of any dimension.
  ///
  /// A spring that swings: when its envelope `e^(−βt) · (|offset| + |β·offset − velocity|)` is down to `epsilon` (it adds a
  /// length and a speed, and that is Apple's number). One that does not: the first tenth of a second from which it stays nearer
  /// than `epsilon`, as seen from tenth to tenth for a second more. 0 for a spring that is at its target at once, and where the
  /// magnitudes are not finite; infinity for a spring without damping, or an `epsilon` that is not positive.
  /// - Parameter magnitude: the length of `offsetFactor · offset + velocityFactor · velocity`; the offset leads to the target.
  public func settlingDuration(
    epsilon: Double, magnitude: (_ offsetFactor: Double, _ velocityFactor: Double) -> Double
  ) -> Double {
    guard !isImmediate, magnitude(1, 0).isFinite, magnitude(0, 1).isFinite else { return 0 }
    guard decayRate > 0, epsilon > 0 else { return .infinity }
    guard decayRate >= angularFrequency else {
      let amplitude = magnitude(1, 0) + magnitude(decayRate, -1)
      return amplitude > 0 ? max(0, log(amplitude / epsilon) / decayRate) : 0
    }
    return settlingDurationInTenths(epsilon: epsilon, magnitude: magnitude)
  }

  private func settlingDurationInTenths(epsilon: Double, magnitude: (Double, Double) -> Double) -> Double {
    let tenthsOfRest = 10
    var firstNear: Int?
    for tenth in 0..<1024 {
      let transition = transition(at: Double(tenth) / 10)
      guard magnitude(transition.offsetFromOffset, -transition.offsetFromVelocity) < epsilon else {
        firstNear = nil
        continue
      }
      let first = firstNear ?? tenth
      if tenth - first > tenthsOfRest { return Double(first) / 10 }
      firstNear = first
    }
    // Beyond 102 s (where Apple gives up with 0) only the slow exponential is left.
    let ratio = angularFrequency / decayRate, spread = ((1 - ratio) * (1 + ratio)).squareRoot()
    let slowRate = angularFrequency * ratio / (1 + spread), fastRate = decayRate * (1 + spread)
    let amplitude = (magnitude(1, 0) * fastRate + magnitude(0, 1)) / max(fastRate - slowRate, slowRate)
    return max(102.4, log(amplitude / epsilon) / slowRate)
  }

  /// The spring of `dampingRatio` (held within 0...1, and not 0) whose envelope is down to `epsilon` after `settlingDuration`
  /// seconds (held within 0.01...10, as SwiftUI does). The frequency follows from `ζ/√(1−ζ²) · e^(−ζωt) = epsilon`, or from `(1
  /// + ωt) · e^(−ωt) = epsilon` for a ratio of 1.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = SpringMotion.settlingThreshold) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, .ulpOfOne), 1)
    let duration = settlingDuration.isNaN ? 0.01 : min(max(settlingDuration, 0.01), 10)
    let threshold = min(max(epsilon.isNaN ? Self.settlingThreshold : epsilon, 1e-12), 0.5)
    let frequency: Double
    if ratio < 1 {
      let amplitude = ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
      // A ratio so small that the envelope starts below epsilon leaves no frequency: one slow swing, rather than none.
      frequency = max(log(amplitude / threshold) / (ratio * duration), 2 * Double.pi / duration)
    } else {
      frequency = Self.criticalSettlingAngle(threshold) / duration
    }
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency * ratio)
  }

  /// x > 0 where `(1 + x) · e^(−x)` is `threshold`: x = ln(1 + x) − ln(threshold), which each round brings nearer by a factor 1
  /// / (1 + x).
  private static func criticalSettlingAngle(_ threshold: Double) -> Double {
    var angle = 1 - log(threshold)
    for _ in 0..<200 { angle = log(1 + angle) - log(threshold) }
    return angle
  }
}
