import CoreGraphics
import GestureEngine
import Testing

@Suite struct OrderTests {
  private final class Plain: Recognizer {
    let name: String
    let log: Log
    var prevents = false
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }
    override var diagnosticName: String { name }
    override func canPrevent(_ other: Recognizer) -> Bool { prevents }
    override func touchesBegan(_ touches: [Touch], event: TouchEvent) {
      log.lines.append("\(name) sees")
      request(.begin)
    }
    override func touchesEnded(_ touches: [Touch], event: TouchEvent) { request(.end) }
    override func settled(in state: RecognizerState) { log.lines.append("\(name) \(state)") }
    override func reset() { log.lines.append("\(name) reset") }
  }

  @Test func allSeeBeforeAnyoneActs() {
    let stage = Stage()
    stage.path = [Plain("inner", stage.log), Plain("outer", stage.log)]
    stage.down(at: 0)
    #expect(stage.log.take() == ["inner sees", "outer sees", "inner began", "outer began"])
    stage.up(at: 1)
    #expect(stage.log.take() == ["inner ended", "outer ended", "inner reset", "outer reset"])
    #expect(stage.arena.work == ArenaWork(events: 2, observations: 4, transitions: 4, callbacks: 4))
  }

  @Test func ofTwoThatPreventEachOtherTheInnerOneWins() {
    let stage = Stage()
    let (inner, outer) = (Plain("inner", stage.log), Plain("outer", stage.log))
    (inner.prevents, outer.prevents) = (true, true)
    stage.path = [inner, outer]
    stage.down(at: 0)
    #expect(stage.log.take().suffix(2) == ["inner began", "outer failed"])
    #expect(stage.log.reasons.last == "outer: excluded by inner")
  }

  @Test func oneThatPreventsWithoutBeingPreventedGoesFirst() {
    let stage = Stage()
    let (inner, outer) = (Plain("inner", stage.log), Plain("outer", stage.log))
    outer.prevents = true
    stage.path = [inner, outer]
    stage.down(at: 0)
    #expect(stage.log.take().suffix(2) == ["inner failed", "outer began"])
  }

  @Test func aSecondFingersInnerRecognizerComesBeforeTheSharedOuterOne() {
    let stage = Stage()
    let (deep, outer) = (Plain("deep", stage.log), Plain("outer", stage.log))
    stage.path = [outer]
    stage.down(at: 0)
    stage.path = [deep, outer]
    stage.down(at: 0.1, id: 2)
    #expect(stage.arena.recognizers.map(\.diagnosticName) == ["deep", "outer"])
    #expect(stage.log.seen == [1, 2])
  }

  @Test func aRecognizerThatHasDecidedSeesNothingMore() {
    let stage = Stage()
    _ = stage.tap("tap")
    _ = stage.drag("drag", .simultaneous)
    stage.down(at: 0)
    stage.move(20, at: 0.1)
    stage.move(60, at: 0.2)
    stage.move(70, at: 0.3)
    stage.up(70, at: 0.4)
    #expect(stage.log.seen == [2, 2, 2, 1, 1])
  }
}
