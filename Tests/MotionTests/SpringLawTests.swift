import CoreGraphics
import Motion
import Testing

/// Swinging, just not swinging, creeping, and close to the border from both sides; one with a mass of its own.
private let springs: [SpringMotion] = [
  SpringMotion(response: 0.5, dampingRatio: 0.3),
  SpringMotion(response: 0.5, dampingRatio: 1),
  SpringMotion(response: 0.5, dampingRatio: 1 - 1e-9),
  SpringMotion(response: 0.5, dampingRatio: 1 + 1e-9),
  SpringMotion(duration: 0.4, bounce: -0.5),
  SpringMotion(response: 0.5, dampingRatio: 0),
  SpringMotion(mass: 3, stiffness: 200, damping: 12),
]
private let times = [0.01, 0.1, 0.25, 0.6, 1.3]

@Test("Velocity is the derivative of the value", arguments: springs, times)
func derivative(spring: SpringMotion, time: Double) {
  let step = 1e-5
  func value(_ time: Double) -> Double { spring.value(from: 3, to: 7, initialVelocity: -20, at: time) }
  let numeric = (value(time + step) - value(time - step)) / (2 * step)
  #expect(abs(spring.velocity(from: 3, to: 7, initialVelocity: -20, at: time) - numeric) < 1e-5)
}

@Test("Mass times acceleration is the force", arguments: springs, times)
func equationOfMotion(spring: SpringMotion, time: Double) {
  let step = 1e-5
  func velocity(_ time: Double) -> Double { spring.velocity(from: 3, to: 7, initialVelocity: -20, at: time) }
  let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
  let offset = spring.value(from: 3, to: 7, initialVelocity: -20, at: time) - 7
  let force = -spring.stiffness * offset - spring.damping * velocity(time)
  #expect(abs(spring.mass * acceleration - force) < 1e-3)
}

@Test("A spring restarted on its way goes on the same way", arguments: springs, times)
func restart(spring: SpringMotion, time: Double) {
  let value = spring.value(from: 3, to: 7, initialVelocity: -20, at: time)
  let velocity = spring.velocity(from: 3, to: 7, initialVelocity: -20, at: time)
  for later in times {
    let whole = spring.value(from: 3, to: 7, initialVelocity: -20, at: time + later)
    #expect(abs(spring.value(from: value, to: 7, initialVelocity: velocity, at: later) - whole) < 1e-9)
  }
}

@Test("Each spring starts where it was let go", arguments: springs)
func start(spring: SpringMotion) {
  for time in [0, -1, Double.nan] {
    #expect(spring.value(from: 3, to: 7, initialVelocity: -20, at: time) == 3)
    #expect(spring.velocity(from: 3, to: 7, initialVelocity: -20, at: time) == -20)
  }
  #expect(spring.value(from: 3, to: 7, initialVelocity: -20, at: .infinity) == 7)
}

@Test func pointsMoveAsTheirCoordinates() {
  let spring = springs[0]
  let point = spring.value(
    from: CGPoint(x: 1, y: 2), to: CGPoint(x: 30, y: -40), initialVelocity: CGPoint(x: 500, y: 0), at: 0.2)
  #expect(abs(point.x - spring.value(from: 1, to: 30, initialVelocity: 500, at: 0.2)) < 1e-12)
  #expect(abs(point.y - spring.value(from: 2, to: -40, at: 0.2)) < 1e-12)
}

@Test func bounceAndDampingRatioNameTheSameThing() {
  #expect(SpringMotion(duration: 0.5, bounce: 0.3).dampingRatio == 0.7)
  #expect(abs(SpringMotion(duration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-12)
  #expect(abs(SpringMotion(duration: 0.5, bounce: -0.5).bounce + 0.5) < 1e-12)
}

@Test(
  "What is no spring is at its target at once",
  arguments: [
    SpringMotion(response: 0, dampingRatio: 1), SpringMotion(response: -1, dampingRatio: 0.5),
    SpringMotion(response: .nan, dampingRatio: 1), SpringMotion(response: .infinity, dampingRatio: 1),
    SpringMotion(mass: 0, stiffness: 100, damping: 10), SpringMotion(stiffness: 0, damping: 10),
    SpringMotion(stiffness: .infinity, damping: .nan), SpringMotion(stiffness: 100, damping: .infinity),
  ])
func immediate(spring: SpringMotion) {
  for time in [0, 0.1, Double.infinity] {
    #expect(spring.value(from: 3, to: 7, initialVelocity: 100, at: time) == 7)
    #expect(spring.velocity(from: 3, to: 7, initialVelocity: 100, at: time) == 0)
  }
  #expect(spring.settlingDuration == 0 && spring.response == 0)
}

@Test func extremeSpringsStayFinite() {
  for spring in [
    SpringMotion(stiffness: 1e-300, damping: 1e150), SpringMotion(stiffness: 1e300, damping: 1),
    SpringMotion(stiffness: 1, damping: 1e200), SpringMotion(response: 1e-9, dampingRatio: 1),
    SpringMotion(duration: 1, bounce: -9),
    SpringMotion(stiffness: 100, damping: -10),
  ] {
    for time in [1e-9, 0.5, 1e9] {
      #expect(spring.value(to: 1, initialVelocity: 5, at: time).isFinite)
      #expect(spring.velocity(to: 1, initialVelocity: 5, at: time).isFinite)
    }
  }
}

@Test func settling() {
  #expect(SpringMotion(response: 0.5, dampingRatio: 0).settlingDuration == .infinity)
  // Once settled, it stays within the threshold.
  for spring in springs where spring.dampingRatio > 0 {
    let duration = spring.settlingDuration
    for later in stride(from: 0, to: 1, by: 0.01) { #expect(abs(spring.value(to: 1, at: duration + later) - 1) < 0.001) }
  }
  // A way of 3 in x and 4 in y, with the speed along it, is a way of 5.
  for spring in springs {
    let vector = spring.settlingDuration(epsilon: 0.01) { hypot($0 * 3 + $1 * 6, $0 * 4 + $1 * 8) }
    let plain = spring.settlingDuration(offset: 5, initialVelocity: 10, epsilon: 0.01)
    #expect(vector == plain || abs(vector - plain) < 1e-9)
  }
  // A spring slower than the hundred seconds that are looked at.
  let slow = SpringMotion(stiffness: 1, damping: 100)
  #expect(abs(slow.value(to: 1, at: slow.settlingDuration) - 1) < 0.001 + 1e-9)
}

@Test("A spring made to settle in time does", arguments: [0.2, 0.5, 0.9, 1.0], [0.1, 0.5, 3])
func madeToSettle(ratio: Double, duration: Double) {
  let spring = SpringMotion(settlingDuration: duration, dampingRatio: ratio)
  #expect(abs(spring.dampingRatio - ratio) < 1e-9)
  // The part of the motion that the initial speed brings in is within its bound; ζ/√(1−ζ²) and √(1 + ζ²/(1−ζ²)) differ by the
  // cosine.
  #expect(abs(spring.value(to: 1, at: duration) - 1) < 0.001 * 1.001 / min(1, ratio))
}

/// Facts 5: no spring is stiffer than 45,000.
@Test func theStiffestSpring() {
  // (2π / response)² is 45,000 at 0.0296 s.
  let limit = 2 * Double.pi / 45_000.squareRoot()
  #expect(SpringMotion(response: 1e-9, dampingRatio: 1).stiffness == 45_000)
  #expect(SpringMotion(response: limit * 0.99, dampingRatio: 1).stiffness == 45_000)
  let softer = SpringMotion(response: limit * 1.01, dampingRatio: 1).stiffness
  #expect(abs(softer - 45_000 / (1.01 * 1.01)) < 1e-6)
}

/// Facts 5: bounce below 0 damps by 1 / (1 + bounce), above by 1 - bounce.
@Test func dampingOfBounces() {
  for (bounce, ratio) in [(-0.75, 4.0), (-0.5, 2), (-0.2, 1.25), (0, 1), (0.15, 0.85), (0.3, 0.7), (1, 0)] {
    #expect(abs(SpringMotion.dampingRatio(bounce: bounce) - ratio) < 1e-12, "\(bounce)")
  }
}
