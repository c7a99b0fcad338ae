import Foundation

/// How content beyond its edge comes back to it, as UIScrollView was recorded to do. Points, seconds, points per second; one
/// dimension.
///
/// Met with speed, the edge answers with a critically damped spring, ω = 11 per second. Let go at rest beyond the edge (slower
/// than 50 points per second), content creeps back over-damped, with the rates 9 and 46 per second. [recorded, iOS 26.1]
public struct EdgeBounce: Hashable, Sendable {
  /// Where it belongs.
  public let edge: Double
  public let start: Double
  public let initialVelocity: Double
  /// Which of the two springs it is.
  public let spring: SpringMotion
  /// When it is within half a point of the edge for good, in seconds.
  public let duration: Double

  public init(edge: Double, start: Double, initialVelocity: Double) {
    self.edge = edge
    self.start = start
    self.initialVelocity = initialVelocity
    spring = abs(initialVelocity) < Self.restSpeed ? Self.releasedAtRest : Self.metWithSpeed
    duration = Self.duration(of: spring, offset: start - edge, initialVelocity: initialVelocity)
  }

  /// Slower than this, content counts as let go at rest. Points per second. [recorded]
  public static let restSpeed = 50.0
  /// Nearer than this to the edge, content is put on it. Points. [measured]
  public static let settlingDistance = 0.5

  /// ω = 11: stiffness ω², damping 2ω.
  public static let metWithSpeed = SpringMotion(stiffness: 11 * 11, damping: 2 * 11)
  /// λ = 9 and 46: stiffness their product, damping their sum.
  public static let releasedAtRest = SpringMotion(stiffness: 9 * 46, damping: 9 + 46)

  /// Where it is after `time` seconds; on the edge from `duration` on.
  public func value(at time: Double) -> Double {
    time < duration ? spring.value(from: start, to: edge, initialVelocity: initialVelocity, at: time) : edge
  }

  public func velocity(at time: Double) -> Double {
    time < duration ? spring.velocity(from: start, to: edge, initialVelocity: initialVelocity, at: time) : 0
  }

  /// When it passes the edge towards the content, in seconds; `nil` if it does not, starts on the edge, or arrives there no faster than
  /// content at rest: a spring that just fails to stop short of the edge takes seconds for what nobody sees.
  ///
  /// A scroll view runs on freely from there.
  public var edgeCrossing: Double? {
    let offset = start - edge
    // Both springs are at 0 where tanh(γt) / γ, or t itself, is −offset / (velocity + β·offset), β = damping / 2, γ² = β² −
    // stiffness.
    let decay = spring.damping / 2
    let quotient = -offset / (initialVelocity + decay * offset)
    guard offset != 0, quotient > 0, quotient.isFinite else { return nil }
    let spread = (decay * decay - spring.stiffness).squareRoot()
    guard spread * quotient < 1 else { return nil }
    let time = spread > 0 ? atanh(spread * quotient) / spread : quotient
    let speed = abs(spring.velocity(from: start, to: edge, initialVelocity: initialVelocity, at: time))
    return speed > Deceleration.restSpeed ? time : nil
  }

  private static func duration(of spring: SpringMotion, offset: Double, initialVelocity: Double) -> Double {
    guard offset.isFinite, initialVelocity.isFinite else { return 0 }
    func isFar(at time: Double) -> Bool {
      abs(spring.value(from: offset, to: 0, initialVelocity: initialVelocity, at: time)) >= settlingDistance
    }
    // Both springs stay below amplitude · e^(−9t): 46/37 and (1 + 11t)·e^(−2t) < 3, 1/37 and t·e^(−2t) < 1.
    let amplitude = 3 * abs(offset) + abs(initialVelocity)
    let end = max(0, log(amplitude / settlingDistance) / 9)
    // The last moment far away: from the end backwards in steps far shorter than 1/11 s, then by halves.
    let step = end / 256
    guard let last = (0...256).last(where: { isFar(at: step * Double($0)) }) else { return 0 }
    var far = step * Double(last), near = step * Double(last + 1)
    for _ in 0..<48 {
      let middle = (far + near) / 2
      if isFar(at: middle) { far = middle } else { near = middle }
    }
    return near
  }
}
