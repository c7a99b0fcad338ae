import Combine
import Testing

/// Time operators on a clock that the test moves. On the main actor, because the clock is the process's.
@MainActor @Suite struct TimeTests {
  private let clock = HandClock()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func debounceGivesTheLastOfABurst() {
    MainClocks.current = clock
    let recorder = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).record()
    subject.send(1)
    clock.advance(to: 0.2)
    subject.send(2)
    clock.advance(to: 0.49)
    #expect(recorder.values == [])
    clock.advance(to: 0.5)
    #expect(recorder.values == [2])
    clock.advance(to: 2)
    #expect(recorder.values == [2])
  }

  @Test(arguments: [true, false]) func throttleGivesOneInEachSpan(latest: Bool) {
    MainClocks.current = clock
    let recorder = subject.throttle(for: 1, scheduler: RunLoop.main, latest: latest).record()
    subject.send(1)
    clock.advance(to: 0)
    #expect(recorder.values == [1])
    clock.advance(to: 0.3)
    subject.send(2)
    clock.advance(to: 0.6)
    subject.send(3)
    clock.advance(to: 0.9)
    #expect(recorder.values == [1])
    clock.advance(to: 1)
    #expect(recorder.values == [1, latest ? 3 : 2])
  }

  @Test func delayAndReceiveOnKeepTheOrder() {
    MainClocks.current = clock
    let delayed = subject.delay(for: .seconds(0.5), scheduler: OperationQueue.main).record()
    let turned = subject.receive(on: DispatchQueue.main).record()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(turned.values == [])
    clock.advance(to: 0)
    #expect(turned.values == [1, 2] && turned.isFinished)
    #expect(delayed.values == [])
    clock.advance(to: 0.5)
    #expect(delayed.values == [1, 2] && delayed.isFinished)
  }

  @Test func nothingComesAfterACancel() {
    MainClocks.current = clock
    let recorder = subject.receive(on: RunLoop.main).record()
    subject.send(1)
    recorder.subscription?.cancel()
    clock.advance(to: 1)
    #expect(recorder.values == [])
  }

  @Test func aTimerTicksWhileSomebodyListens() {
    MainClocks.current = clock
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    var dates: [TimeInterval] = []
    let cancellable = timer.sink { dates.append($0.timeIntervalSinceReferenceDate) }
    clock.advance(to: 1.6)
    #expect(dates == [0.5, 1, 1.5])
    cancellable.cancel()
    clock.advance(to: 3)
    #expect(dates.count == 3)
  }

  /// As Foundation's timers: ten times a millisecond.
  @Test(arguments: [0, -1] as [SchedulerInterval]) func whatIsRepeatedAfterNoTime(interval: SchedulerInterval) {
    MainClocks.current = clock
    var count = 0
    let series = RunLoop.main.schedule(after: RunLoop.main.now, interval: interval) { count += 1 }
    clock.advance(to: 0.00095)
    #expect(count == 10)
    series.cancel()
    let timer = Timer.publish(every: interval.seconds, on: .main, in: .common).autoconnect()
    let cancellable = timer.sink { _ in count += 1 }
    clock.advance(to: 0.00195)
    cancellable.cancel()
    let total = count
    #expect(total >= 18 && total <= 22)
    clock.advance(to: 1)
    #expect(count == total)
  }

  @Test func aTimerWaitsToBeConnected() {
    MainClocks.current = clock
    let timer = Timer.publish(every: 1, on: .main, in: .default)
    var count = 0
    let cancellable = timer.sink { _ in count += 1 }
    clock.advance(to: 2)
    #expect(count == 0)
    let connection = timer.connect()
    clock.advance(to: 4)
    #expect(count == 2)
    connection.cancel()
    clock.advance(to: 9)
    #expect(count == 2)
    cancellable.cancel()
  }
}
