import Foundation
import Motion
import Testing

@Suite struct ApproachTests {
  private let approach = Approach(timeConstant: 0.05)

  @Test func whatIsLeftShrinksByTheSamePartInTheSameTime() {
    #expect(approach.share(at: 0) == 0 && approach.share(at: -1) == 0)
    #expect(abs(approach.share(at: 0.05) - (1 - exp(-1))) < 1e-12)
    let first = approach.share(at: 0.1)
    // Two halves of a way are the way: a new target at any time loses nothing.
    #expect(abs(first + (1 - first) * approach.share(at: 0.03) - approach.share(at: 0.13)) < 1e-12)
  }

  @Test func itLastsUntilSoMuchIsLeft() {
    let duration = approach.duration(distance: -400, leaving: 0.25)
    #expect(abs(400 * (1 - approach.share(at: duration)) - 0.25) < 1e-9)
    #expect(approach.duration(distance: 0.2, leaving: 0.25) == 0)
  }

  @Test func theSpeedAtTheBeginningIsThatOfTheFirstMoment() {
    let moment = 1e-7
    #expect(abs(approach.initialVelocity(distance: 300) - 300 * approach.share(at: moment) / moment) < 0.1)
  }

  @Test func oddNumbersArriveAtOnce() {
    for constant in [0, -1, Double.nan] {
      #expect(Approach(timeConstant: constant).share(at: 0) == 1)
      #expect(Approach(timeConstant: constant).initialVelocity(distance: 5) == 0)
    }
    #expect(approach.duration(distance: .infinity, leaving: 0.25) == 0 && approach.duration(distance: .nan, leaving: 0.25) == 0)
  }
}
