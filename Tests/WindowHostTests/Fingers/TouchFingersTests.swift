import CoreGraphics
import GestureEngine
import Testing

@testable import WindowHost

/// Real fingers, by whatever names a display gives them.
@Suite struct TouchFingersTests {
  private func name(_ finger: Int64) -> TouchFingers.Name { TouchFingers.Name(device: 7, finger: finger) }
  private let here = CGPoint(x: 1, y: 2), there = CGPoint(x: 3, y: 4)

  @Test func eachFingerKeepsASmallNumberAndGivesItBack() {
    var fingers = TouchFingers()
    #expect(fingers.down(name(4_711), at: here).map(\.id) == [1])
    #expect(fingers.down(name(4_712), at: here).map(\.id) == [2])
    #expect(fingers.move(name(4_711), to: there) == [TouchSample(id: 1, phase: .moved, location: there)])
    #expect(fingers.up(name(4_711), at: there) == [TouchSample(id: 1, phase: .ended, location: there)])
    #expect(fingers.down(name(4_713), at: here).map(\.id) == [1])
  }

  @Test func fingersOfTwoDevicesAreTwo() {
    var fingers = TouchFingers()
    _ = fingers.down(name(0), at: here)
    #expect(fingers.down(TouchFingers.Name(device: 8, finger: 0), at: there).map(\.id) == [2])
  }

  @Test func movementsWithoutALandingAreNobodys() {
    var fingers = TouchFingers()
    #expect(fingers.move(name(1), to: here).isEmpty)
    #expect(fingers.up(name(1), at: here).isEmpty)
  }

  @Test func takenAwayFingersCountAgainWhenTheyLandAgain() {
    var fingers = TouchFingers()
    _ = fingers.down(name(1), at: here)
    _ = fingers.down(name(2), at: there)
    #expect(
      fingers.cancel() == [
        TouchSample(id: 1, phase: .cancelled, location: here), TouchSample(id: 2, phase: .cancelled, location: there),
      ])
    #expect(fingers.move(name(1), to: there).isEmpty)
    #expect(fingers.down(name(1), at: here).map(\.id) == [1])
  }
}
