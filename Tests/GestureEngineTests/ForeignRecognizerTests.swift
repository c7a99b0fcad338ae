import CoreGraphics
import GestureEngine
import Testing

/// Recognizers that are no SwiftUI gestures, alone and among them.
@Suite struct ForeignRecognizerTests {
  /// Begins once the finger has moved 10 points along one axis, like a scroll view's pan.
  private final class Pan: Recognizer {
    let log: Log
    var begins = true
    var receives = true
    var ignored: Int?
    private var start = CGPoint.zero
    init(_ log: Log) { self.log = log }
    override var diagnosticName: String { "pan" }
    override func shouldReceive(_ touch: Touch) -> Bool { receives }
    override func shouldBegin() -> Bool { begins }
    override func touchesBegan(_ touches: [Touch], event: TouchEvent) {
      if touches[0].id == ignored { return ignore(touches[0]) }
      start = touches[0].location
    }
    override func touchesMoved(_ touches: [Touch], event: TouchEvent) {
      let location = touches[0].location
      if arenaState.isActive { return request(.change) }
      if max(abs(location.x - start.x), abs(location.y - start.y)) >= 10 { request(.begin) }
    }
    override func touchesEnded(_ touches: [Touch], event: TouchEvent) {
      request(arenaState.isActive ? .end : .fail(.custom("lifted")))
    }
    override func settled(in state: RecognizerState) { if state != .possible { log.lines.append("pan \(state)") } }
  }

  private func nested(_ stage: Stage) -> (Place, Pan) {
    let scroll = Place("scroll")
    let pan = Pan(stage.log)
    pan.attach(to: scroll)
    return (Place("child", in: scroll), pan)
  }

  @Test func aPanEndsAPressOnAButton() {
    let stage = Stage()
    let (child, pan) = nested(stage)
    let button = stage.button("button", in: child)
    stage.path.append(pan)
    stage.down(at: 0)
    stage.move(0, 12, at: 0.1)
    #expect(stage.log.take() == ["button failed", "pan began"])
    #expect(stage.log.reasons.last == "button: excluded by pan")
    stage.up(0, 12, at: 0.2)
    #expect(button.finals == [.failed])
  }

  /// Facts 1.4: a drag in the content blocks a scroll view.
  @Test func aDragInTheContentBlocksTheScroll() {
    let stage = Stage()
    let (child, pan) = nested(stage)
    _ = stage.drag("drag", in: child)
    stage.path.append(pan)
    stage.down(at: 0)
    stage.move(0, 12, at: 0.1)
    #expect(stage.log.take() == ["drag began", "pan failed"])
    withExtendedLifetime((child, pan)) {}
  }

  /// Facts 1.4: a simultaneous drag lets it scroll.
  @Test func aSimultaneousDragLetsItScroll() {
    let stage = Stage()
    let (child, pan) = nested(stage)
    _ = stage.drag("drag", .simultaneous, in: child)
    stage.path.append(pan)
    stage.down(at: 0)
    stage.move(0, 12, at: 0.1)
    #expect(stage.log.take() == ["drag began", "pan began"])
    stage.move(0, 20, at: 0.2)
    #expect(stage.log.take() == ["drag changed", "pan changed"])
  }

  /// Facts 1.4: a scroll view that takes over ends the gestures in it.
  @Test func aScrollThatHasBegunEndsAWaitingDrag() {
    let stage = Stage()
    let (child, pan) = nested(stage)
    _ = stage.drag("drag", minimumDistance: 30, in: child)
    stage.path.append(pan)
    stage.down(at: 0)
    stage.move(0, 12, at: 0.1)
    #expect(stage.log.take() == ["drag failed", "pan began"])
  }

  @Test func decliningFailsAndMakesRoom() {
    let stage = Stage()
    let (child, pan) = nested(stage)
    pan.begins = false
    let button = stage.button("button", in: child)
    stage.path.append(pan)
    stage.down(at: 0)
    stage.move(0, 12, at: 0.1)
    #expect(stage.log.take() == ["pan failed"])
    #expect(stage.log.reasons == ["pan: declined to begin"])
    stage.up(0, 12, at: 0.2)
    #expect(button.finals == [.ended])
  }

  @Test func aRefusedFingerIsNeverSeen() {
    let stage = Stage()
    let (_, pan) = nested(stage)
    pan.receives = false
    stage.path = [pan]
    stage.down(at: 0)
    stage.move(0, 30, at: 0.1)
    #expect(stage.log.seen == [0, 0])
    #expect(stage.arena.isIdle)
  }

  @Test func anIgnoredFingerKeepsTheSequenceOpen() {
    let stage = Stage()
    let (_, pan) = nested(stage)
    pan.ignored = 2
    stage.path = [pan]
    stage.down(at: 0)
    stage.move(0, 20, at: 0.1)
    stage.down(50, at: 0.2, id: 2)
    stage.move(50, 90, at: 0.3, id: 2)
    stage.up(0, 20, at: 0.4)
    #expect(stage.log.take() == ["pan began", "pan ended"])
    #expect(!stage.arena.isIdle)
    stage.up(50, 90, at: 0.5, id: 2)
    #expect(stage.arena.isIdle)
    #expect(stage.log.seen == [1, 1, 1, 0, 1, 0])
  }

  @Test func aRecognizerThatForgetsToDecideIsEnded() {
    final class Forgetful: Recognizer {
      override func touchesMoved(_ touches: [Touch], event: TouchEvent) { request(.begin) }
    }
    let stage = Stage()
    stage.path = [Forgetful()]
    stage.down(at: 0)
    stage.up(at: 0.1)
    stage.down(at: 1)
    stage.move(1, at: 1.1)
    stage.up(1, at: 1.2)
    #expect(stage.log.reasons.filter { $0.contains("undecided") }.count == 2)
    #expect(stage.arena.isIdle)
  }

  @Test func aWishOutsideAnEventIsDecidedAtOnce() {
    let stage = Stage()
    let drag = stage.drag("drag")
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    drag.request(.cancel(.custom("disabled")))
    #expect(drag.finals == [.cancelled])
    drag.request(.end)
    #expect(drag.finals == [.cancelled])
  }
}
