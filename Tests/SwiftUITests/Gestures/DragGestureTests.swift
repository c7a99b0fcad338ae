import CoreGraphics
import GestureEngine
import Testing

@testable import SwiftUI

@MainActor @Suite struct DragGestureTests {
  private func drags(_ stage: GestureStage, _ gesture: DragGesture) -> () -> [DragGesture.Value] {
    let values = Values()
    stage.add(gesture.onChanged { values.list.append($0) }.onEnded { values.list.append($0) })
    return { values.list }
  }
  private final class Values { var list: [DragGesture.Value] = [] }

  /// Facts 1.2: a drag asks for 10 points and reports in `.local` by default.
  @Test func defaults() {
    #expect(DragGesture().minimumDistance == 10)
    #expect(DragGesture().coordinateSpace == .local)
    #expect(DragGesture(coordinateSpace: .global).coordinateSpace == .global)
    #expect(DragGesture(coordinateSpace: .named("parent")).coordinateSpace == .named("parent"))
  }

  /// Facts 1.2: the distance is part of the first translation.
  @Test func theFirstTranslationHoldsTheWholeDistance() {
    let stage = GestureStage()
    let values = drags(stage, DragGesture())
    stage.down(100, 200, at: 0)
    stage.move(100, 191, at: 0.1)
    stage.move(100, 189, at: 0.2)
    stage.up(100, 180, at: 0.3)
    #expect(values().map(\.translation) == [CGSize(width: 0, height: -11), CGSize(width: 0, height: -20)])
    #expect(values().map(\.startLocation) == [CGPoint(x: 100, y: 200), CGPoint(x: 100, y: 200)])
    #expect(values().map(\.time.timeIntervalSinceReferenceDate) == [0.2, 0.3])
  }

  /// Facts 1.1: distances are measured in the window, whatever the coordinate space.
  @Test func thresholdIsMeasuredInTheWindow() {
    let stage = GestureStage()
    let values = drags(stage, DragGesture(coordinateSpace: .named("parent")))
    stage.down(0, 0, at: 0)
    stage.parentOrigin.y = -500
    stage.move(9, 0, at: 0.1)
    #expect(values().isEmpty)
  }

  /// Facts 1.1: locations are converted with the transform of the moment: `.local` trembles on a view that moves, `.global` does
  /// not.
  @Test func aViewThatFollowsTheFingerTremblesInLocalButNotInGlobal() {
    for (space, expected): (CoordinateSpace, [CGFloat]) in [(.local, [20, 10, 30]), (.global, [20, 30, 60])] {
      let stage = GestureStage()
      let recorded = Values()
      let gesture = DragGesture(coordinateSpace: space).onChanged { value in
        recorded.list.append(value)
        stage.localOrigin.x = value.translation.width
      }
      stage.add(gesture)
      stage.down(0, at: 0)
      stage.move(20, at: 0.1)
      stage.move(30, at: 0.2)
      stage.move(space == .local ? 40 : 60, at: 0.3)
      #expect(recorded.list.map(\.translation.width) == expected)
    }
  }

  // Samples at 0, 0.01 and 0.02 s: v21 = 500, v32 = 1500; v = 0.25 · 1500 + 0.75 · 500.
  /// Facts 1.2: velocity is 0.75 of the older step and 0.25 of the newer; predictions are 0.25 s of it.
  @Test func velocityOfTheLastThreeEvents() {
    let stage = GestureStage()
    let values = drags(stage, DragGesture())
    stage.down(0, at: 0)
    stage.move(5, at: 0.01)
    stage.move(20, at: 0.02)
    let value = values()[0]
    let expected: CGFloat = 0.25 * 1500 + 0.75 * 500
    #expect(abs(value.velocity.width - expected) < 1e-9 && value.velocity.height == 0)
    #expect(abs(value.predictedEndLocation.x - (20 + 0.25 * expected)) < 1e-9)
    #expect(abs(value.predictedEndTranslation.width - (20 + 0.25 * expected)) < 1e-9)
    #expect(abs(4 * (value.predictedEndLocation.x - value.location.x) - value.velocity.width) < 1e-9)
  }

  @Test func withoutMinimumDistanceTheFirstVelocityIsZero() {
    let stage = GestureStage()
    let values = drags(stage, DragGesture(minimumDistance: 0))
    stage.down(10, 10, at: 0)
    #expect(values().map(\.velocity) == [.zero])
    #expect(values().map(\.translation) == [.zero])
    stage.move(20, 10, at: 0.1)
    #expect(abs(values()[1].velocity.width - 100) < 1e-9)
  }

  @Test func eachSequenceStartsAnew() {
    let stage = GestureStage()
    let values = drags(stage, DragGesture())
    for start in [0.0, 1] {
      stage.down(start * 300, at: start)
      stage.move(start * 300 + 20, at: start + 0.1)
      stage.up(start * 300 + 20, at: start + 0.2)
    }
    #expect(values().map(\.startLocation.x) == [0, 0, 300, 300])
    #expect(values().map(\.translation.width) == [20, 20, 20, 20])
  }
}
