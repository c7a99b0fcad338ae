import Combine
import Testing

@Suite struct OperatorTests {
  @Test func valuesOneAtATime() {
    let numbers = (1...6).publisher
    #expect(numbers.map { $0 * 2 }.record().values == [2, 4, 6, 8, 10, 12])
    #expect(numbers.filter { $0 % 2 == 0 }.record().values == [2, 4, 6])
    #expect(numbers.compactMap { $0 > 4 ? "\($0)" : nil }.record().values == ["5", "6"])
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().record().values == [1, 2, 1])
    #expect(numbers.scan(0, +).record().values == [1, 3, 6, 10, 15, 21])
    #expect(numbers.dropFirst(4).record().values == [5, 6])
    #expect(numbers.prefix(2).record().values == [1, 2])
    #expect(numbers.prefix(while: { $0 < 3 }).record().values == [1, 2])
    #expect(numbers.first().record().values == [1])
    #expect(numbers.first(where: { $0 > 3 }).record().values == [4])
    #expect(numbers.collect().record().values == [[1, 2, 3, 4, 5, 6]])
    #expect(numbers.collect(4).record().values == [[1, 2, 3, 4], [5, 6]])
    #expect(numbers.map(\.description).record().values.last == "6")
  }

  @Test func whatIsDroppedIsAskedForAgain() {
    let recorder = (1...100).publisher.filter { $0 % 10 == 0 }.dropFirst().record(.max(2))
    #expect(recorder.values == [20, 30])
    #expect(recorder.completion == nil)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [20, 30, 40])
  }

  @Test func prefixEndsWithItsLastValueAndLeavesTheSource() {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    let recorder = subject.handleEvents(receiveCancel: { isCancelled = true }).prefix(2).record()
    subject.send(1)
    #expect(!recorder.isFinished)
    subject.send(2)
    subject.send(3)
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
    #expect(isCancelled)
  }

  @Test func errorsAreCaughtReplacedAndMapped() {
    let failing = (1...3).publisher.setFailureType(to: Trouble.self).append(Trouble())
    #expect(failing.replaceError(with: 9).record().values == [1, 2, 3, 9])
    #expect(failing.catch { _ in [7, 8].publisher }.record().values == [1, 2, 3, 7, 8])
    // Demand that is left goes on to the replacement.
    let recorder = failing.catch { _ in [7, 8].publisher }.record(.max(4))
    #expect(recorder.values == [1, 2, 3, 7])
    #expect(!recorder.isFinished)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2, 3, 7, 8])
    #expect(recorder.isFinished)
    let thrown = [1, 2].publisher.tryMap { if $0 == 2 { throw Trouble() } else { $0 } }.mapError { _ in Trouble() }.record()
    #expect(thrown.values == [1])
    #expect(thrown.completion == .failure(Trouble()))
  }

  @Test func futureDeferredEmptyFail() {
    var makes = 0
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> {
      makes += 1
      promise = $0
    }
    let early = future.record()
    promise?(.success(5))
    promise?(.success(6))
    let late = future.record(.none)
    #expect(makes == 1 && early.values == [5] && early.isFinished && late.values == [])
    late.subscription?.request(.max(1))
    #expect(late.values == [5])
    #expect(Deferred { Just(makes) }.record().values == [1])
    #expect(Empty<Int, Never>().record().isFinished)
    #expect(!Empty<Int, Never>(completeImmediately: false).record().isFinished)
    #expect(Fail<Int, Trouble>(error: Trouble()).record(.none).completion == .failure(Trouble()))
  }

  @Test func handleEventsSeesEverything() {
    var events: [String] = []
    let cancellable = [1, 2].publisher
      .handleEvents(
        receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("\($0)") },
        receiveCompletion: { _ in events.append("end") }, receiveRequest: { events.append("asked \($0)") }
      ).sink { _ in }
    cancellable.cancel()
    #expect(events == ["subscription", "asked unlimited", "1", "2", "end"])
  }
}

extension Publisher {
  /// Its values, then an error.
  fileprivate func append(_ error: Failure) -> AnyPublisher<Output, Failure> {
    let subject = map { Just($0).setFailureType(to: Failure.self).eraseToAnyPublisher() }
      .collect()
      .flatMap(maxPublishers: .max(1)) { parts in
        (parts + [Fail(error: error).eraseToAnyPublisher()]).publisher.setFailureType(to: Failure.self)
          .flatMap(maxPublishers: .max(1)) { $0 }
      }
    return subject.eraseToAnyPublisher()
  }
}
