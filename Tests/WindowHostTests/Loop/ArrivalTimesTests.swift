import Testing

@testable import WindowHost

@Suite struct ArrivalTimesTests {
  @Test func whatCameDuringAFrameIsSpreadOverIt() {
    #expect(ArrivalTimes.spread(4, from: 1, to: 2) == [1.25, 1.5, 1.75, 2])
  }

  @Test func whatWasWaitedForCameNow() {
    #expect(ArrivalTimes.spread(1, from: 1, to: 2) == [2])
    #expect(ArrivalTimes.spread(3, from: 2, to: 2) == [2, 2, 2])
    #expect(ArrivalTimes.spread(0, from: 1, to: 2).isEmpty)
  }
}
