import SwiftUI
import Testing

@testable import SwiftUI

@MainActor @Suite struct OnReceiveTests {
  private let size = CGSize(width: 100, height: 100)

  private struct Ticking: View {
    @State private var ticks = 0
    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    var body: some View {
      Color.red.frame(width: CGFloat(10 + ticks), height: 10).accessibilityIdentifier("bar")
        .onReceive(timer) { _ in ticks += 1 }
    }
  }

  @Test func aTimerRunsOnTheFramesClock() {
    let host = Host(size: size, Ticking())
    #expect(host.frame(of: "bar")?.width == 10)
    host.frames(29)
    #expect(host.frame(of: "bar")?.width == 10)
    host.frames(2)
    #expect(host.frame(of: "bar")?.width == 11)
    host.frames(60)
    #expect(host.frame(of: "bar")?.width == 13)
  }

  @Test func theTimerOfAViewThatIsGoneIsStill() {
    let handle = Handle<Bool>()
    let host = Host(size: size, Driven(true, handle) { if $0 { Ticking() } })
    #expect(host.application.frames.nextWakeUp != nil)
    handle.value = false
    host.frame(after: 0.6)
    host.frame(after: 1)
    #expect(host.settle())
  }

  @Test func valuesAreTakenUntilTheViewGoes() {
    let subject = PassthroughSubject<Int, Never>(), notes = Notes(), handle = Handle<Bool>()
    let host = Host(
      size: size, Driven(true, handle) { if $0 { Color.red.onReceive(subject) { notes.add("\($0)") } } })
    subject.send(1)
    host.frame(after: 1)
    subject.send(2)
    handle.value = false
    host.frame(after: 1)
    subject.send(3)
    #expect(notes.take() == ["1", "2"])
  }

  @Test func theCurrentValueComesAfterTheUpdate() {
    let subject = CurrentValueSubject<Int, Never>(7), notes = Notes(), handle = Handle<Int>()
    let host = Host(
      size: size,
      Driven(0, handle) { own in
        Color.red.frame(width: CGFloat(own), height: 10).accessibilityIdentifier("bar")
          .onReceive(subject) {
            notes.add("\($0)")
            handle.value = $0
          }
      })
    #expect(host.frame(of: "bar")?.width == 7)
    subject.value = 9
    host.frame(after: 1)
    #expect(host.frame(of: "bar")?.width == 9)
    #expect(host.console == [])
    #expect(notes.lines == ["7", "9"])
  }

  @Test func valuesFromOtherThreadsAreTakenOnTheMainThread() async {
    let subject = PassthroughSubject<Int, Never>(), notes = Notes()
    let host = Host(size: size, Color.red.onReceive(subject) { notes.add("\($0) \(MainThread.isCurrent)") })
    let box = UncheckedBox(subject)
    await Task.detached { box.value.send(4) }.value
    #expect(notes.lines == [])
    host.frame(after: 1)
    #expect(notes.lines == ["4 true"])
  }

  @Test func valuesFromOtherThreadsMayBeBroughtToTheFramesOfTheMainThread() {
    let subject = PassthroughSubject<Int, Never>(), notes = Notes()
    let host = Host(size: size, Color.red)
    let cancellable = subject.receive(on: DispatchQueue.main).sink { notes.add("\($0) \(MainThread.isCurrent)") }
    let box = UncheckedBox(subject)
    // Waited for in place: over an `await`, another test's application could take its turn, and the value.
    let sending = DispatchGroup()
    DispatchQueue.global().async(group: sending) { box.value.send(4) }
    sending.wait()
    #expect(notes.lines == [])
    #expect(host.application.frames.nextWakeUp != nil)
    host.frame(after: 1)
    #expect(notes.lines == ["4 true"])
    cancellable.cancel()
  }

  private final class Search: ObservableObject {
    @Published var text = ""
    @Published private(set) var found = ""
    init() {
      $text.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
        .map { "found \($0)" }.assign(to: &$found)
    }
  }
  private struct SearchView: View {
    @ObservedObject var search: Search
    let notes: Notes
    var body: some View {
      notes.add(search.found)
      return Color.red
    }
  }

  @Test func aDebouncedSearchWaitsOnTheVirtualClock() {
    let notes = Notes(), search = Search()
    let screen = Host(size: size, SearchView(search: search, notes: notes))
    search.text = "a"
    screen.frames(6)
    search.text = "ab"
    screen.frames(17)
    #expect(notes.lines.last == "")
    screen.frames(3)
    #expect(notes.lines.last == "found ab")
    #expect(screen.settle())
  }
}
