import Combine
import Testing

@Suite struct JunctionTests {
  private let a = PassthroughSubject<Int, Never>()
  private let b = PassthroughSubject<Int, Never>()

  @Test func combineLatest() {
    let recorder = a.combineLatest(b) { "\($0) \($1)" }.record()
    a.send(1)
    #expect(recorder.values == [])
    b.send(2)
    a.send(3)
    b.send(completion: .finished)
    a.send(4)
    #expect(recorder.values == ["1 2", "3 2", "4 2"])
    #expect(!recorder.isFinished)
    a.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func combineLatestOfOptionalsTakesNilAsAValue() {
    let one = CurrentValueSubject<Int?, Never>(nil), two = CurrentValueSubject<Int?, Never>(nil)
    let recorder = one.combineLatest(two).map { "\($0.0 ?? 0) \($0.1 ?? 0)" }.record()
    #expect(recorder.values == ["0 0"])
    two.send(3)
    #expect(recorder.values == ["0 0", "0 3"])
  }

  @Test func combineLatestEndsWhenOneCanGiveNothing() {
    let recorder = a.combineLatest(b).record()
    b.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func zip() {
    let recorder = a.zip(b) { $0 * 10 + $1 }.record()
    a.send(1)
    a.send(2)
    b.send(3)
    #expect(recorder.values == [13])
    a.send(completion: .finished)
    #expect(!recorder.isFinished)
    b.send(4)
    #expect(recorder.values == [13, 24])
    #expect(recorder.isFinished)
  }

  @Test func mergeKeepsWhatNobodyAskedForYet() {
    let recorder = [1, 2, 3].publisher.merge(with: [4, 5].publisher).record(.max(2))
    #expect(recorder.values == [1, 2])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values.count == 3)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values.sorted() == [1, 2, 3, 4, 5])
    #expect(recorder.isFinished)
    #expect(Publishers.MergeMany([1...2, 5...6].map(\.publisher)).record().values == [1, 2, 5, 6])
  }

  @Test func aFailureEndsTheMergeAndLeavesTheOthers() {
    let failing = PassthroughSubject<Int, Trouble>(), other = PassthroughSubject<Int, Trouble>()
    var isCancelled = false
    let recorder = failing.merge(with: other.handleEvents(receiveCancel: { isCancelled = true })).record()
    other.send(1)
    failing.send(completion: .failure(Trouble()))
    other.send(2)
    #expect(recorder.values == [1])
    #expect(recorder.completion == .failure(Trouble()))
    #expect(isCancelled)
  }

  @Test func flatMapOneAfterTheOther() {
    let requested = (1...3).publisher.flatMap(maxPublishers: .max(1)) { n in (0..<2).publisher.map { n * 10 + $0 } }.record()
    #expect(requested.values == [10, 11, 20, 21, 30, 31])
    #expect(requested.isFinished)
    let slow = (1...3).publisher.flatMap { n in (0..<2).publisher.map { n * 10 + $0 } }.record(.max(1), more: .max(1))
    #expect(slow.values.sorted() == [10, 11, 20, 21, 30, 31])
    #expect(slow.isFinished)
  }

  @Test func switchToLatestForgetsTheFormer() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let recorder = outer.switchToLatest().record()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    a.send(completion: .finished)
    outer.send(completion: .finished)
    #expect(recorder.values == [1, 3])
    #expect(!recorder.isFinished)
    b.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func aValueSentWhileOneIsTakenComesAfterIt() {
    var values: [Int] = []
    let cancellable = a.merge(with: b).sink { [b] value in
      if value == 1 { b.send(2) }
      values.append(value)
    }
    a.send(1)
    #expect(values == [1, 2])
    cancellable.cancel()
    a.send(5)
    #expect(values == [1, 2])
  }

  @Test func shareSubscribesOnce() {
    var subscriptions = 0
    let shared = a.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let one = shared.record(), two = shared.record()
    a.send(1)
    #expect(one.values == [1] && two.values == [1])
    #expect(subscriptions == 1)
    one.subscription?.cancel()
    two.subscription?.cancel()
    let three = shared.record()
    a.send(2)
    #expect(three.values == [2] && one.values == [1])
    #expect(subscriptions == 2)
  }
}
