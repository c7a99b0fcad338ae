import SwiftUI
import Testing

@testable import SwiftUI

private final class Model: ObservableObject {
  @Published var count: Int
  @Published var name = "n"
  init(count: Int = 0) { self.count = count }
}

@MainActor @Suite struct ObservableObjectTests {
  private let size = CGSize(width: 200, height: 200)

  private struct Owner: View {
    let notes: Notes
    let start: Int
    @StateObject private var model: Model
    init(notes: Notes, start: Int, make: @escaping () -> Model) {
      self.notes = notes
      self.start = start
      _model = StateObject(wrappedValue: make())
    }
    var body: some View {
      notes.add("body \(model.count)")
      return Color.red.frame(width: CGFloat(model.count), height: 10).accessibilityIdentifier("bar")
        .onAppear { notes.add("appeared \(model.count)") }
    }
  }

  @Test func aStateObjectIsMadeOnceAndKept() {
    let notes = Notes(), handle = Handle<Int>()
    var made: [Model] = []
    let host = Host(
      size: size,
      Driven(10, handle) { start in
        Owner(notes: notes, start: start) {
          made.append(Model(count: start))
          return made.last!
        }
      })
    #expect(made.count == 1)
    #expect(isNear(host.frame(of: "bar"), CGRect(x: 95, y: 95, width: 10, height: 10)))
    handle.value = 20
    host.frame(after: 1)
    #expect(made.count == 1)
    made[0].count = 50
    #expect(host.frame(of: "bar")?.width == 10)
    host.frame(after: 1)
    #expect(host.frame(of: "bar")?.width == 50)
    #expect(notes.take() == ["body 10", "appeared 10", "body 10", "body 50"])
  }

  @Test func severalChangesInOneGoRunTheBodyOnce() {
    let notes = Notes(), model = Model()
    let host = Host(size: size, Owner(notes: notes, start: 0) { model })
    _ = notes.take()
    model.count = 1
    model.count = 2
    model.name = "x"
    host.frame(after: 1)
    #expect(notes.take() == ["body 2"])
    host.frame(after: 1)
    #expect(notes.take() == [])
  }

  @Test func aChangeIsAnimatedInItsTransaction() {
    let model = Model(count: 10)
    let host = Host(size: size, Owner(notes: Notes(), start: 0) { model })
    withAnimation(.linear(duration: 1)) { model.count = 110 }
    host.frame()
    host.frame(after: 0.5)
    #expect(isClose(host.layer("bar").map { Double($0.size.width) }, 60, within: 0.01))
    #expect(host.settle())
    #expect(host.frame(of: "bar")?.width == 110)
  }

  private struct Watcher: View {
    @ObservedObject var model: Model
    let notes: Notes
    var body: some View {
      notes.add("watcher \(model.count)")
      return Color.red.frame(width: 10, height: 10)
    }
  }

  @Test func anObservedObjectMayBeExchanged() {
    let one = Model(count: 1), two = Model(count: 2), notes = Notes(), handle = Handle<Bool>()
    let host = Host(size: size, Driven(false, handle) { Watcher(model: $0 ? two : one, notes: notes) })
    handle.value = true
    host.frame(after: 1)
    one.count = 10
    host.frame(after: 1)
    two.count = 20
    host.frame(after: 1)
    #expect(notes.take() == ["watcher 1", "watcher 2", "watcher 20"])
  }

  private struct Editor: View {
    @Binding var name: String
    let notes: Notes
    var body: some View {
      notes.add("editor \(name)")
      return Color.red.onTapGesture { name += "!" }
    }
  }
  private struct Form: View {
    @ObservedObject var model: Model
    let notes: Notes
    var body: some View { Editor(name: $model.name, notes: notes) }
  }

  @Test func bindingsToAnObjectsPropertiesReadAndWriteIt() {
    let model = Model(), notes = Notes()
    let host = Host(size: size, Form(model: model, notes: notes))
    model.name = "m"
    host.frame(after: 1)
    #expect(notes.take() == ["editor n", "editor m"])
  }

  private struct Reader: View {
    @EnvironmentObject var model: Model
    let notes: Notes
    var body: some View {
      notes.add("reader \(model.count)")
      return Color.red.frame(width: CGFloat(model.count), height: 10).accessibilityIdentifier("bar")
    }
  }

  @Test func environmentObjectsAreFoundByTheirType() {
    let one = Model(count: 10), two = Model(count: 20), notes = Notes(), handle = Handle<Bool>()
    let host = Host(
      size: size, Driven(false, handle) { VStack { Reader(notes: notes) }.environmentObject($0 ? two : one) })
    #expect(host.frame(of: "bar")?.width == 10)
    one.count = 15
    host.frame(after: 1)
    #expect(host.frame(of: "bar")?.width == 15)
    handle.value = true
    host.frame(after: 1)
    #expect(host.frame(of: "bar")?.width == 20)
    one.count = 16
    host.frame(after: 1)
    #expect(notes.take() == ["reader 10", "reader 15", "reader 20"])
  }

  private struct Publisher: View {
    @ObservedObject var model: Model
    var body: some View {
      if model.count < 5 { model.count += 1 }
      return Color.red.frame(width: CGFloat(model.count), height: 10).accessibilityIdentifier("bar")
    }
  }

  /// Facts 6: publishing from a body is reported in Apple's words.
  @Test func publishingFromABodyIsReportedAndComesToRest() {
    let host = Host(size: size, Publisher(model: Model()))
    #expect(host.settle())
    #expect(host.frame(of: "bar")?.width == 5)
    #expect(
      host.console.allSatisfy {
        $0.hasPrefix("Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
      })
    #expect(!host.console.isEmpty)
  }

  private struct Endless: View {
    @ObservedObject var model: Model
    var body: some View {
      model.count += 1
      return Color.red
    }
  }

  @Test func publishingForEverIsBoundedInEachFrame() {
    let model = Model()
    let host = Host(size: size, Endless(model: model))
    #expect(model.count <= FrameDriver.roundLimit + 1)
    #expect(host.console.contains { $0.hasPrefix("The frame at 0.0 s was not quiet") })
  }

  /// Facts 6: publishing from another thread is reported in Apple's words.
  @Test func publishingFromAnotherThreadIsReportedAndWaitsForTheMainThread() async {
    let model = Model(count: 10)
    let host = Host(size: size, Owner(notes: Notes(), start: 0) { model })
    let box = UncheckedBox(model)
    await Task.detached { box.value.count = 30 }.value
    host.frame(after: 1)
    #expect(host.frame(of: "bar")?.width == 30)
    #expect(host.console.count == 1)
    #expect(
      host.console[0].hasPrefix(
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread"))
  }

  @Test func aViewThatIsGoneLeavesTheObject() {
    let handle = Handle<Bool>(), notes = Notes()
    weak var gone: Model?
    var host: Host<Driven<Bool, Owner?>>!
    do {
      let model = Model()
      gone = model
      var once: Model? = model
      host = Host(size: size, Driven(true, handle) { $0 ? Owner(notes: notes, start: 0) { once.take()! } : nil })
      once = nil
    }
    #expect(gone != nil)
    handle.value = false
    host.frame(after: 1)
    #expect(gone == nil)
  }
}

extension Optional {
  fileprivate mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}
