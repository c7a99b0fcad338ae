import Testing
import UIKit

/// Timers on the frames' clock.
@MainActor @Suite struct ClockTimerTests {
  private final class Ticker: NSObject {
    var ticks: [String] = []
    var onTick: (Timer) -> Void = { _ in }
    func tick(_ timer: Timer) {
      ticks.append(timer.userInfo as? String ?? "-")
      onTick(timer)
    }
    static let selector = Selector("tick:", Ticker.tick)
  }
  private let stage = Stage()

  private func start(_ ticker: Ticker, every interval: TimeInterval = 1, repeats: Bool = true) -> Timer {
    Timer.scheduledTimer(timeInterval: interval, target: ticker, selector: Ticker.selector, userInfo: "info", repeats: repeats)
  }

  @Test func itFiresOnTheClockUntilItIsInvalidated() {
    let ticker = Ticker()
    stage.frame(after: 0)
    let timer = start(ticker)
    #expect(timer.timeInterval == 1 && timer.userInfo as? String == "info" && stage.frames.nextWakeUp == 1)
    stage.frame(after: 0.99)
    #expect(ticker.ticks.isEmpty)
    stage.frame(after: 0.01)
    stage.frame(after: 1)
    #expect(ticker.ticks == ["info", "info"] && timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid && stage.frames.nextWakeUp == nil)
    stage.frame(after: 5)
    #expect(ticker.ticks.count == 2)
  }

  @Test func timesThatAreMissedAreLeftOutAndTheGridStays() {
    let ticker = Ticker()
    let timer = start(ticker)
    stage.frame(after: 3.5)
    #expect(ticker.ticks.count == 1 && timer.fireDate.timeIntervalSinceReferenceDate == 4)
    stage.frame(after: 0.5)
    #expect(ticker.ticks.count == 2)
    timer.invalidate()
  }

  @Test func onceIsOnceAndItMayEndItself() {
    let (once, ended) = (Ticker(), Ticker())
    let timer = start(once, repeats: false)
    ended.onTick = { $0.invalidate() }
    _ = start(ended)
    stage.frame(after: 1)
    stage.frame(after: 1)
    #expect(once.ticks.count == 1 && ended.ticks.count == 1 && !timer.isValid && timer.timeInterval == 0)
    #expect(stage.frames.nextWakeUp == nil)
  }

  @Test func fireAndAnotherDateAreHeeded() {
    let ticker = Ticker()
    let timer = start(ticker)
    timer.fire()
    #expect(ticker.ticks.count == 1)
    timer.fireDate = timer.fireDate.addingTimeInterval(2)
    stage.frame(after: 2.9)
    #expect(ticker.ticks.count == 1)
    stage.frame(after: 0.1)
    #expect(ticker.ticks.count == 2)
    timer.invalidate()
  }

  @Test func itHoldsItsTargetUntilItEnds() {
    weak var former: Ticker?
    var timer: Timer?
    do {
      let ticker = Ticker()
      former = ticker
      timer = start(ticker)
    }
    stage.frame(after: 1)
    #expect(former?.ticks.count == 1)
    timer?.invalidate()
    #expect(former == nil)
  }

  @Test func oneThatIsMadeWaitsToBeAdded() {
    let ticker = Ticker()
    let timer: Timer = Timer(timeInterval: 1, target: ticker, selector: Ticker.selector, userInfo: nil, repeats: false)
    stage.frame(after: 2)
    #expect(ticker.ticks.isEmpty)
    RunLoop.main.add(timer: timer, forMode: .common)
    RunLoop.main.add(timer: timer, forMode: .default)
    stage.frame(after: 1)
    #expect(ticker.ticks == ["-"])
  }

  @Test func blocksRunOnTheClockToo() {
    let diary = Diary()
    nonisolated(unsafe) let page = diary
    let timer = ClockTimer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in page.note("block") }
    stage.frame(after: 0.5)
    stage.frame(after: 0.5)
    timer.invalidate()
    #expect(diary.read() == ["block", "block"])
  }
}
