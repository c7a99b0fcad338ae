import CoreGraphics
import GestureEngine
import Testing

/// iOS 18's order between views, seen by one finger that taps.
@Suite struct PrecedenceTests {
  private func tapOnce(_ stage: Stage) {
    stage.down(at: 0)
    stage.up(at: 0.1)
  }
  private let parent = Place("parent")
  private let child: Place

  init() { child = Place("child", in: parent) }

  /// Facts 1.4: `.gesture` comes after the gestures of the views inside.
  @Test func childsTapWinsOverParents() {
    let stage = Stage()
    _ = stage.tap("child", in: child)
    _ = stage.tap("parent", in: parent)
    tapOnce(stage)
    #expect(stage.log.take() == ["child ended", "parent failed"])
    #expect(stage.log.reasons == ["child: recognized", "parent: child, which had to fail first, recognized"])
  }

  @Test func parentsTapWorksOnTheRest() {
    let stage = Stage()
    _ = stage.tap("parent", in: parent)
    tapOnce(stage)
    #expect(stage.log.take() == ["parent ended"])
  }

  /// Facts 1.4: `.highPriorityGesture` comes before the gestures of the views inside.
  @Test func highPriorityParentWins() {
    let stage = Stage()
    _ = stage.tap("child", in: child)
    _ = stage.tap("parent", .high, in: parent)
    tapOnce(stage)
    #expect(stage.log.take() == ["child failed", "parent ended"])
  }

  /// Facts 1.4: `.simultaneousGesture` shares.
  @Test func simultaneousParentSharesInnermostFirst() {
    let stage = Stage()
    _ = stage.tap("child", in: child)
    _ = stage.tap("parent", .simultaneous, in: parent)
    tapOnce(stage)
    #expect(stage.log.take() == ["child ended", "parent ended"])
  }

  /// Facts 1.4: of two gestures of high priority the ancestor goes first.
  @Test func ofTwoHighOnesTheAncestorWins() {
    let stage = Stage()
    _ = stage.tap("child", .high, in: child)
    _ = stage.tap("parent", .high, in: parent)
    tapOnce(stage)
    #expect(stage.log.take() == ["child failed", "parent ended"])
  }

  /// Facts 1.4: high priority beats standard whatever is inside what.
  @Test func highBeatsStandardFromInside() {
    let stage = Stage()
    _ = stage.tap("child", .high, in: child)
    _ = stage.tap("parent", in: parent)
    tapOnce(stage)
    #expect(stage.log.take() == ["child ended", "parent failed"])
  }

  @Test func onOneViewTheFirstWrittenWins() {
    let stage = Stage()
    let place = Place()
    _ = stage.tap("inner", in: place)
    _ = stage.tap("outer", in: place)
    tapOnce(stage)
    #expect(stage.log.take() == ["inner ended", "outer failed"])
  }

  /// Facts 1.4: an outer drag works where the inner tap fails.
  @Test func innerTapAndOuterDragBothWork() {
    let stage = Stage()
    let place = Place()
    _ = stage.tap("tap", in: place)
    _ = stage.drag("drag", in: place)
    tapOnce(stage)
    #expect(stage.log.take() == ["tap ended", "drag failed"])
    stage.down(at: 1)
    stage.move(20, at: 1.1)
    #expect(stage.log.take() == [])
    #expect(stage.log.waits == ["drag waits for tap"])
    stage.move(46, at: 1.2)
    #expect(stage.log.take() == ["tap failed", "drag began"])
    stage.up(46, at: 1.3)
    #expect(stage.log.take() == ["drag ended"])
  }

  /// Facts 1.4: a drag around a tap begins when the tap has failed.
  @Test func aWaitingDragBeginsWhenTheTapTimesOut() {
    let stage = Stage()
    _ = stage.tap("tap", in: child)
    _ = stage.drag("drag", in: parent)
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    stage.arena.advance(to: 0.75)
    #expect(stage.log.take() == ["tap failed", "drag began"])
  }

  @Test func aWaitingDragFailsWhenTheTapRecognizes() {
    let stage = Stage()
    _ = stage.tap("tap", in: child)
    _ = stage.drag("drag", in: parent)
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    stage.up(20, at: 0.2)
    #expect(stage.log.take() == ["tap ended", "drag failed"])
  }

  @Test func innerDragBeginsAtOnceAndEndsTheOutersHope() {
    let stage = Stage()
    _ = stage.drag("inner", in: child)
    _ = stage.drag("outer", in: parent)
    _ = stage.tap("tap", in: parent)
    stage.down(at: 0)
    stage.move(12, at: 0.1)
    #expect(stage.log.take() == ["inner began", "outer failed", "tap failed"])
  }

  @Test func aButtonHoldsAParentsDragBackUntilTheLift() {
    let stage = Stage()
    let bounds = CGRect(x: -70, y: -70, width: 140, height: 140)
    _ = stage.button("button", in: child) { bounds.contains($0) }
    _ = stage.drag("drag", in: parent)
    stage.down(at: 0)
    stage.move(0, 150, at: 0.2)
    #expect(stage.log.take() == [])
    stage.up(0, 150, at: 0.3)
    #expect(stage.log.take() == ["button failed", "drag failed"])
    #expect(stage.log.reasons.last == "drag: the last finger was lifted while it waited for button to fail")
  }

  @Test func buttonWinsOverAParentsTap() {
    let stage = Stage()
    _ = stage.button("button", in: child)
    _ = stage.tap("tap", in: parent)
    tapOnce(stage)
    #expect(stage.log.take() == ["button ended", "tap failed"])
  }

  @Test func highPriorityTapSilencesAButton() {
    let stage = Stage()
    _ = stage.button("button", in: child)
    _ = stage.tap("tap", .high, in: parent)
    tapOnce(stage)
    #expect(stage.log.take() == ["button failed", "tap ended"])
  }

  @Test func simultaneousTapLetsAButtonFire() {
    let stage = Stage()
    _ = stage.button("button", in: child)
    _ = stage.tap("tap", .simultaneous, in: parent)
    tapOnce(stage)
    #expect(stage.log.take() == ["button ended", "tap ended"])
  }

  /// Facts 1.4: a button wins over what is around it.
  @Test func twoQuickTapsOnAButtonFireTwiceAndAreNoDoubleTap() {
    let stage = Stage()
    _ = stage.button("button", in: child)
    _ = stage.tap("double", count: 2, in: parent)
    for start in [0, 0.2] {
      stage.down(at: start)
      stage.up(at: start + 0.1)
    }
    #expect(stage.log.take() == ["button ended", "double failed", "button ended", "double failed"])
  }

  /// Written in either order, on one view or on nested ones.
  @Test(arguments: [true, false], [true, false])
  func singleTapWaitsForADoubleTap(singleIsInner: Bool, nested: Bool) {
    let stage = Stage()
    let inner = nested ? child : parent
    if singleIsInner {
      _ = stage.tap("single", in: inner)
      _ = stage.tap("double", count: 2, in: parent)
    } else {
      _ = stage.tap("double", count: 2, in: inner)
      _ = stage.tap("single", in: parent)
    }
    stage.down(at: 0)
    stage.up(at: 0.1)
    #expect(stage.log.take() == [])
    stage.arena.advance(to: 0.449)
    #expect(stage.log.take() == [])
    stage.arena.advance(to: 0.45)
    #expect(stage.log.take().sorted() == ["double failed", "single ended"])
    #expect(stage.arena.isIdle)

    for start in [1, 1.2] {
      stage.down(at: start)
      stage.up(at: start + 0.1)
    }
    #expect(stage.log.take().sorted() == ["double ended", "single failed"])
    #expect(stage.arena.isIdle)
  }

  @Test func simultaneousDragsFollowOneFinger() {
    let stage = Stage()
    _ = stage.drag("inner", in: child)
    _ = stage.drag("outer", .simultaneous, in: parent)
    stage.down(at: 0)
    stage.move(12, at: 0.1)
    stage.move(20, at: 0.2)
    stage.up(20, at: 0.3)
    #expect(stage.log.take() == ["inner began", "outer began", "inner changed", "outer changed", "inner ended", "outer ended"])
  }

  @Test func twoFingersOnSiblingsDoNotMeet() {
    let stage = Stage()
    let log = stage.log
    let left = stage.drag("left", in: Place("left", in: parent))
    let right = stage.drag("right", in: Place("right", in: parent))
    func send(_ phase: TouchPhase, _ id: Int, _ x: CGFloat, _ time: TimeInterval) {
      let sample = TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: 0))
      stage.arena.deliver([sample], at: time) { [$0.id == 1 ? left : right] }
    }
    send(.began, 1, 0, 0)
    send(.began, 2, 300, 0.1)
    send(.moved, 1, 20, 0.2)
    send(.moved, 2, 320, 0.3)
    send(.ended, 1, 20, 0.4)
    send(.moved, 2, 330, 0.5)
    send(.ended, 2, 330, 0.6)
    #expect(log.take() == ["left began", "right began", "left ended", "right changed", "right ended"])
    #expect(log.seen == [1, 1, 1, 1, 1, 1, 1])
  }
}
