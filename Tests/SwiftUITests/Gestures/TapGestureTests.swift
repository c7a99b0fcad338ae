import CoreGraphics
import GestureEngine
import Testing

@testable import SwiftUI

@MainActor @Suite struct TapGestureTests {
  /// Facts 1.2: a tap acts when the finger is lifted.
  @Test func runsAtTheLift() {
    let stage = GestureStage()
    stage.add(TapGesture().onEnded { stage.say("tap") })
    stage.down(at: 0)
    #expect(stage.take() == [])
    stage.up(at: 0.1)
    #expect(stage.take() == ["tap"])
  }

  /// Facts 1.2: a spatial tap reports where the finger was lifted, in its space.
  @Test func locationOfTheLiftInEverySpace() {
    let spaces: [(CoordinateSpace, CGPoint)] = [
      (.local, CGPoint(x: 10, y: 20)), (.global, CGPoint(x: 110, y: 220)), (.named("parent"), CGPoint(x: 60, y: 120)),
    ]
    for (space, expected) in spaces {
      let stage = GestureStage()
      stage.localOrigin = CGPoint(x: 100, y: 200)
      stage.parentOrigin = CGPoint(x: 50, y: 100)
      stage.add(SpatialTapGesture(coordinateSpace: space).onEnded { stage.say("\($0.location)") })
      stage.down(100, 200, at: 0)
      stage.up(110, 220, at: 0.1)
      #expect(stage.take() == ["\(expected)"])
    }
  }

  @Test func singleTapBesideADoubleTapComesLate() {
    let stage = GestureStage()
    stage.add(TapGesture().onEnded { stage.say("single") })
    stage.add(TapGesture(count: 2).onEnded { stage.say("double") })
    stage.down(at: 0)
    stage.up(at: 0.1)
    #expect(stage.take() == [])
    stage.arena.advance(to: 0.45)
    #expect(stage.take() == ["single"])
    for start in [1, 1.2] {
      stage.down(at: start)
      stage.up(at: start + 0.1)
    }
    #expect(stage.take() == ["double"])
  }

  @Test func buttonFiresAndShowsThePress() {
    let stage = GestureStage()
    stage.localOrigin = CGPoint(x: 100, y: 100)
    let button = ButtonRecognizer(context: stage) { CGRect(x: 0, y: 0, width: 44, height: 44) }
    button.onPress = { stage.say($0 ? "pressed" : "released") }
    button.onFire = { stage.say("fire") }
    stage.add(button)
    stage.down(120, 120, at: 0)
    stage.move(214, 120, at: 1)
    stage.move(213, 120, at: 2)
    stage.up(213, 120, at: 3)
    #expect(stage.take() == ["pressed", "released", "pressed", "released", "fire"])
    stage.down(120, 120, at: 4)
    stage.arena.cancelAll()
    #expect(stage.take() == ["pressed", "released"])
  }
}
