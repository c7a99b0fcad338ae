import Foundation
import Motion
import Testing

@Test func contentLetGoAtRestCreepsBack() {
  let bounce = EdgeBounce(edge: 0, start: -235, initialVelocity: 0)
  for time in [0.05, 0.2, 0.5] {
    let expected = -235 * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
    #expect(abs(bounce.value(at: time) - expected) < 1e-9)
  }
  // Recorded: back at 0 after 0.69 s, seen frame by frame.
  #expect(abs(bounce.duration - 0.69) < 0.02)
  #expect(bounce.value(at: bounce.duration) == 0 && bounce.velocity(at: bounce.duration) == 0)
}

@Test func anEdgeMetWithSpeedAnswersCriticallyDamped() {
  let bounce = EdgeBounce(edge: 500, start: 500, initialVelocity: 1100)
  for time in [0.01, 1.0 / 11, 0.3] { #expect(abs(bounce.value(at: time) - (500 + 1100 * time * exp(-11 * time))) < 1e-9) }
  #expect(abs(bounce.velocity(at: 1.0 / 11)) < 1e-9)
  #expect(bounce.edgeCrossing == nil)
}

@Test("After its duration it would stay near", arguments: [-200.0, -1, 0, 0.4, 30], [-3000.0, -80, 0, 49, 51, 3000])
func duration(start: Double, velocity: Double) {
  let bounce = EdgeBounce(edge: 0, start: start, initialVelocity: velocity)
  for later in stride(from: 1e-6, to: 1, by: 0.005) {
    #expect(abs(bounce.spring.value(from: start, to: 0, initialVelocity: velocity, at: bounce.duration + later)) < 0.5)
  }
  if bounce.duration > 0 {
    #expect(abs(bounce.spring.value(from: start, to: 0, initialVelocity: velocity, at: bounce.duration - 1e-6)) > 0.499)
  }
}

@Test func crossingTheEdge() throws {
  for (start, velocity) in [(-20.0, 3000.0), (20, -3000), (-0.4, 49)] {
    let bounce = EdgeBounce(edge: 0, start: start, initialVelocity: velocity)
    let time = try #require(bounce.edgeCrossing)
    #expect(abs(bounce.spring.value(from: start, to: 0, initialVelocity: velocity, at: time)) < 1e-9)
  }
  #expect(EdgeBounce(edge: 0, start: -20, initialVelocity: 100).edgeCrossing == nil)
}

@Test("Creeping over the edge long after it is at rest is no crossing", arguments: [-4.5, -20, 60], [1e-2, 1e-3, 1e-6])
func creepingOverTheEdge(start: Double, excess: Double) {
  // At this speed the spring meets the edge after 1 / (11 · excess) seconds.
  let bounce = EdgeBounce(edge: 0, start: start, initialVelocity: -11 * start * (1 + excess))
  #expect(bounce.edgeCrossing == nil)
  #expect(bounce.duration < 1)
}

@Test func numbersThatAreNoneBringItToTheEdge() {
  #expect(EdgeBounce(edge: 5, start: .nan, initialVelocity: 0).value(at: 0.1) == 5)
  #expect(EdgeBounce(edge: 5, start: 9, initialVelocity: .infinity).value(at: 0) == 5)
}

@Test func pageSprings() {
  // A page of 393 points: pull 0.00028652 per ms², friction 0.97072585 per ms.
  let spring = PageSpring.spring(pageExtent: 393)
  #expect(abs(spring.stiffness - 286.5199) < 1e-3)
  #expect(abs(spring.damping - -1000 * log(0.970725852)) < 1e-3)
  #expect(PageSpring.spring(pageExtent: 2000) == PageSpring.spring(pageExtent: 1025))
  #expect(PageSpring.spring(pageExtent: .nan) == PageSpring.spring(pageExtent: 0))
}
