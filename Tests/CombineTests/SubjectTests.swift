import Combine
import Testing

@Suite struct SubjectTests {
  @Test func passthroughDropsWhatNobodyAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record(.max(1))
    subject.send(1)
    subject.send(2)
    recorder.subscription?.request(.max(1))
    subject.send(3)
    #expect(recorder.values == [1, 3])
    subject.send(completion: .finished)
    subject.send(4)
    #expect(recorder.isFinished)
    #expect(subject.record().isFinished)
  }

  @Test func currentValueKeepsTheLatestForWhoAsksLate() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.record(.none)
    subject.send(2)
    subject.value = 3
    #expect(recorder.values == [])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [3])
    subject.send(4)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [3, 4])
    #expect(subject.value == 4)
  }

  @Test func aCancellableThatIsLetGoCancels() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var set: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &set)
    subject.send(1)
    set = []
    subject.send(2)
    #expect(values == [1])
  }

  private final class Target {
    var number = 0
  }

  @Test func assignWritesAProperty() {
    let target = Target(), subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.assign(to: \.number, on: target)
    subject.send(7)
    #expect(target.number == 7)
    cancellable.cancel()
    subject.send(8)
    #expect(target.number == 7)
  }

  @Test func notificationsArePublished() {
    let center = NotificationCenter(), name = Notification.Name("bell"), one = NSObject(), other = NSObject()
    var count = 0
    let cancellable = center.publisher(for: name, object: one).sink { _ in count += 1 }
    center.post(name: name, object: one)
    center.post(name: name, object: other)
    #expect(count == 1)
    cancellable.cancel()
    center.post(name: name, object: one)
    #expect(count == 1)
  }
}
