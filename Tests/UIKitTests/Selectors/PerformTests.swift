import Testing
import UIKit

@MainActor @Suite struct PerformTests {
  private final class Worker: NSObject {
    var done: [String] = []
    func work(_ what: Any?) { done.append("\(what ?? "nothing")") }
    func rest() { done.append("rest") }
    func make() -> NSObject { NSString(string: "made") }
    static let work = Selector("work:", Worker.work)
    static let rest = Selector("rest", Worker.rest)
  }

  @Test func atOnceWithTheAnswer() {
    let worker = Worker()
    worker.perform(Worker.rest)
    worker.perform(Worker.work, with: "a")
    #expect(worker.done == ["rest", "a"])
    #expect(worker.perform(Selector("make", Worker.make))?.takeUnretainedValue() as? NSString == "made")
    #expect(worker.perform(Worker.rest) == nil)
  }

  @Test func withADelayOnTheClock() {
    let stage = Stage()
    let worker = Worker()
    worker.perform(Worker.work, with: "late", afterDelay: 1)
    worker.perform(Worker.work, with: "soon", afterDelay: 0.5)
    stage.frame(after: 0.5)
    #expect(worker.done == ["soon"])
    stage.frame(after: 0.5)
    #expect(worker.done == ["soon", "late"] && stage.frames.nextWakeUp == nil)
  }

  @Test func aDelayedCallCanBeTakenBack() {
    let stage = Stage()
    let (worker, other) = (Worker(), Worker())
    worker.perform(Worker.work, with: "a", afterDelay: 1)
    worker.perform(Worker.work, with: "b", afterDelay: 1)
    other.perform(Worker.work, with: "a", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: Worker.work, object: "a")
    stage.frame(after: 1)
    #expect(worker.done == ["b"] && other.done == ["a"])
    worker.perform(Worker.rest, with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: worker)
    #expect(stage.frames.nextWakeUp == nil)
  }
}
