import CoreGraphics
import GestureEngine
import Motion
import SwiftUI
import Testing
import Touchstone

@testable import SwiftUI

/// What single gestures take (Documentation/Facts.md, 1.2). What needs no view tree is in Gestures/ and GestureEngineTests.
@MainActor @Suite struct RecognitionFactTests {
  /// Facts 1.2: `onTapGesture` is `.gesture(TapGesture().onEnded)`, and with a place `SpatialTapGesture`, local by default.
  @Test func theShortFormOfATap() throws {
    let stand = try Stand { notes in
      VStack(spacing: 0) {
        Color.red.onTapGesture { notes.add("short") }
        Color.green.gesture(TapGesture().onEnded { notes.add("long") })
        Color.blue.onTapGesture { notes.add(words($0)) }
        Color.gray.onTapGesture(count: 2, coordinateSpace: .global) { notes.add(words($0)) }
      }
    }
    #expect(stand.tap(100, 50) == ["short"])
    #expect(stand.tap(100, 200) == ["long"])
    #expect(stand.tap(100, 310) == ["(100.0, 10.0)"])
    stand.screen.doubleTap(at: CGPoint(x: 100, y: 460))
    #expect(stand.notes.take() == ["(100.0, 460.0)"])
  }

  /// Facts 1.2: taps that follow one another are no row when the second lift comes more than 0.35 s after the first.
  @Test func theRowIsCountedFromLiftToLift() throws {
    let stand = try Stand { notes in Color.red.onTapGesture(count: 2) { notes.add("double") } }
    for (down, result) in [(0.1, ["double"]), (0.3, [])] {
      let finger = stand.finger(at: 100, 100)
      finger.up()
      // The second finger lands in time in both rows; in the second it is lifted too late.
      stand.screen.advance(by: 0.2)
      let second = stand.finger(at: 100, 100)
      second.hold(for: down)
      second.up()
      stand.screen.advance(by: 1)
      #expect(stand.notes.take() == result)
    }
  }

  /// Facts 1.2: a tap on a single tap alone comes at the lift, not 0.35 s later.
  @Test func aSingleTapAloneIsNotDelayed() throws {
    let stand = try Stand { notes in Color.red.onTapGesture { notes.add("tap") } }
    stand.screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(stand.notes.take() == ["tap"])
  }

  /// Facts 1.2: velocities are taken in the gesture's own space, before the threshold too.
  @Test func velocityIsThatOfTheOwnSpace() {
    let stage = GestureStage()
    var values: [DragGesture.Value] = []
    stage.add(DragGesture(coordinateSpace: .local).onChanged { values.append($0) })
    stage.down(0, at: 0)
    stage.move(6, at: 0.01)
    // The view moves 6 points along with the finger.
    stage.localOrigin.x = 6
    stage.move(12, at: 0.02)
    let earlier: CGFloat = 600, later: CGFloat = 0
    #expect(values.count == 1 && abs(values[0].velocity.width - (0.75 * earlier + 0.25 * later)) < 1e-9)
  }

  /// Facts 1.2: a finger that rests without sending events keeps its velocity; events at rest take it away.
  @Test func restingKeepsTheVelocity() {
    func velocity(restingEvents: Int) -> CGFloat {
      let stage = GestureStage()
      var result: CGFloat = 0
      stage.add(DragGesture().onEnded { result = $0.velocity.width })
      stage.down(0, at: 0)
      stage.move(50, at: 0.05)
      stage.move(100, at: 0.1)
      for index in 0..<restingEvents { stage.move(100, at: 0.2 + 0.05 * Double(index)) }
      stage.up(100, at: 1)
      return result
    }
    #expect(abs(velocity(restingEvents: 0) - 0.75 * 1000) < 1e-6, "the lift is an event too")
    #expect(velocity(restingEvents: 2) == 0)
  }

  /// Facts 1.2: what a drag predicts is 0.25 s of its velocity, what a scroll view runs on is 0.499 s: 1.996 times as far.
  @Test func predictionIsShorterThanScrolling() {
    let value = DragGesture.Value(
      time: .distantPast, location: .zero, startLocation: .zero, velocity: CGSize(width: 1000, height: 0))
    #expect(value.predictedEndTranslation.width == 250)
    let reach = (Deceleration.normal.restingValue(from: 0, initialVelocity: 1e9)) / 1e9
    #expect(abs(reach / 0.25 - 1.996) < 1e-6)
  }

  /// Facts 1.2: a drag that asks for no distance, or for less, begins when the finger lands.
  @Test(arguments: [0, -5, -CGFloat.infinity]) func withoutDistanceADragBeginsAtOnce(distance: CGFloat) throws {
    let stand = try Stand { notes in
      Color.red.gesture(
        DragGesture(minimumDistance: distance).onChanged { notes.add("\($0.translation.width)") }.onEnded { _ in
          notes.add("ended")
        })
    }
    let finger = stand.finger(at: 100, 100)
    #expect(stand.notes.take() == ["0.0"])
    finger.up()
    #expect(stand.notes.take() == ["ended"])
  }
}
