import Motion
import Testing

@Test func targetsOfAScrollView() {
  // Points per millisecond and the way announced, for 0.998.
  for (speed, way) in [(0.5, 244.7549), (1, 494.5048), (2, 994.0047), (3, 1493.5045)] {
    #expect(abs(Deceleration.normal.target(from: 0, initialVelocity: speed * 1000) - way) < 1e-3)
    #expect(abs(Deceleration.normal.target(from: 7, initialVelocity: -speed * 1000) - (7 - way)) < 1e-3)
  }
}

@Test func aRecordedRelease() {
  // Released at 5074 with 0.75000000585 points per ms: announced 5443.667, at rest at 5443.333, on a grid of a third of a point.
  func onGrid(_ offset: Double) -> Double { (offset * 3).rounded() / 3 }
  #expect(onGrid(Deceleration.normal.target(from: 5074, initialVelocity: 750.00000585)) == onGrid(5443.667))
  #expect(onGrid(Deceleration.normal.restingValue(from: 5074, initialVelocity: 750.00000585)) == onGrid(5443.333))
  #expect(abs(Deceleration.normal.restingValue(from: 0, initialVelocity: 750) - (750 - 10) * 0.499) < 1e-9)
}

@Test("What is left of the way and of the speed agree", arguments: [Deceleration.normal, .fast])
func continuation(deceleration: Deceleration) {
  for time in [0.05, 0.2, 0.3] {
    let value = deceleration.value(from: 100, initialVelocity: -900, at: time)
    let velocity = deceleration.velocity(initialVelocity: -900, at: time)
    let whole = deceleration.value(from: 100, initialVelocity: -900, at: time + 0.1)
    #expect(abs(deceleration.value(from: value, initialVelocity: velocity, at: 0.1) - whole) < 1e-9)
    // The sum of steps of a millisecond, as a scroll view takes them, is a part in a thousand less than the speed's integral.
    let numeric = (deceleration.value(from: 100, initialVelocity: -900, at: time + 1e-6) - value) / 1e-6
    #expect(abs(numeric / velocity - 1) < 0.006)
  }
}

@Test func stepsOfAMillisecondAddUp() {
  var offset = 0.0, velocity = 2.0
  for _ in 0..<300 {
    velocity *= 0.998
    offset += velocity
  }
  #expect(abs(Deceleration.normal.value(from: 0, initialVelocity: 2000, at: 0.3) - offset) < 1e-9)
}

@Test func itRestsAtTenPointsPerSecond() {
  let duration = Deceleration.normal.duration(initialVelocity: 1000)
  #expect(abs(Deceleration.normal.velocity(initialVelocity: 1000, at: duration - 1e-9) - 10) < 1e-6)
  #expect(Deceleration.normal.velocity(initialVelocity: 1000, at: duration) == 0)
  let rest = Deceleration.normal.restingValue(from: 0, initialVelocity: 1000)
  #expect(Deceleration.normal.value(from: 0, initialVelocity: 1000, at: duration + 5) == rest)
}

@Test func passing() throws {
  let time = try #require(Deceleration.normal.time(from: 20, initialVelocity: 1000, toReach: 300))
  #expect(abs(Deceleration.normal.value(from: 20, initialVelocity: 1000, at: time) - 300) < 1e-9)
  #expect(Deceleration.normal.time(from: 20, initialVelocity: 1000, toReach: 10) == nil)
  #expect(Deceleration.normal.time(from: 20, initialVelocity: 1000, toReach: 515) == nil)
  #expect(Deceleration.normal.time(from: 20, initialVelocity: 0, toReach: 20) == 0)
}

@Test func whatIsNoSpeedOrRateStandsStill() {
  for velocity in [0, 9, -Double.infinity, Double.nan] {
    #expect(Deceleration.normal.restingValue(from: 3, initialVelocity: velocity) == 3)
    #expect(Deceleration.normal.target(from: 3, initialVelocity: velocity) == 3)
  }
  for rate in [1, -1, Double.nan, 0] { #expect(Deceleration(rate: rate).restingValue(from: 3, initialVelocity: 1e4) == 3) }
  #expect(Deceleration.normal.value(from: 3, initialVelocity: 1000, at: .nan) == 3)
}
