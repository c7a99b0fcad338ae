import CoreGraphics
import Observation
import Testing
import Touchstone

@testable import SwiftUI

@Observable private final class Model {
  var name = "a"
  var count = 0
  @ObservationIgnored var ignored = 0
}

/// `@Observable` objects: only the bodies that read a property run when it changes.
@MainActor
struct ObservableTests {
  private struct NameView: View {
    let model: Model
    let notes: Notes
    var body: some View {
      notes.add("name")
      return Text(model.name)
    }
  }
  private struct CountView: View {
    let model: Model
    let notes: Notes
    var body: some View {
      notes.add("count")
      return Text("count \(model.count)")
    }
  }
  private struct Both: View {
    let model: Model
    let notes: Notes
    var body: some View {
      notes.add("both")
      return VStack {
        NameView(model: model, notes: notes); CountView(model: model, notes: notes)
      }
    }
  }
  private let size = CGSize(width: 200, height: 200)

  @Test func onlyReadersRun() {
    let model = Model(), notes = Notes()
    let host = Host(size: size, Both(model: model, notes: notes))
    #expect(notes.take() == ["both", "name", "count"])
    model.count = 1
    host.frame()
    #expect(notes.take() == ["count"])
    #expect(host.layers.contains("count 1"))
    model.name = "b"
    model.count = 2
    host.frame()
    #expect(notes.take().sorted() == ["count", "name"])
    model.ignored = 5
    host.frame()
    #expect(notes.take() == [])
  }

  @Test func severalWritesInOneFrameRunABodyOnce() {
    let model = Model(), notes = Notes()
    let host = Host(size: size, CountView(model: model, notes: notes))
    _ = notes.take()
    for _ in 0..<10 { model.count += 1 }
    host.frame()
    #expect(notes.take() == ["count"])
    #expect(host.layers.contains("count 10"))
  }

  @Test func objectsKeptInState() throws {
    struct Owner: View {
      @State private var model = Model()
      var body: some View {
        VStack {
          Text("count \(model.count)"); Button("add") { model.count += 1 }
        }
      }
    }
    let screen = try Screen(.iPhone14) { Owner() }
    try screen.tap(text: "add")
    #expect(screen.shows(text: "count 1"))
  }

  @Test func bindableWritesThrough() {
    struct Editor: View {
      @Bindable var model: Model
      let keep: (Binding<Int>) -> Void
      var body: some View {
        keep($model.count)
        return Text("count \(model.count)")
      }
    }
    let model = Model()
    var binding: Binding<Int>?
    let host = Host(size: size, Editor(model: model) { binding = $0 })
    binding?.wrappedValue = 9
    host.frame()
    #expect(model.count == 9)
    #expect(host.layers.contains("count 9"))
  }

  @Test func readInAForEachRowRunsOnlyThatRow() {
    let models = (0..<5).map { _ in Model() }, notes = Notes()
    struct Row: View {
      let index: Int
      let model: Model
      let notes: Notes
      var body: some View {
        notes.add("row \(index)")
        return Text("\(model.count)")
      }
    }
    let host = Host(size: size, VStack { ForEach(0..<5) { Row(index: $0, model: models[$0], notes: notes) } })
    _ = notes.take()
    models[3].count = 7
    host.frame()
    #expect(notes.take() == ["row 3"])
  }

  @Test func readInAGeometryReaderIsSeen() {
    let model = Model()
    struct Reader: View {
      let model: Model
      var body: some View { GeometryReader { _ in Text("count \(model.count)") } }
    }
    let host = Host(size: size, Reader(model: model))
    model.count = 4
    host.frame()
    #expect(host.layers.contains("count 4"))
  }

  @Test func readInARowClosureIsSeen() {
    let model = Model()
    struct List: View {
      let model: Model
      var body: some View { VStack { ForEach(0..<2) { Text("row \($0) count \(model.count)") } } }
    }
    let host = Host(size: size, List(model: model))
    model.count = 4
    host.frame()
    #expect(host.layers.contains("row 1 count 4"))
  }

  @Test func changesAreAnimatedWhereTheWriteIs() {
    struct Mover: View {
      let model: Model
      var body: some View { box("a", 10, 10).offset(x: CGFloat(model.count)) }
    }
    let model = Model()
    let host = Host(size: size, Mover(model: model))
    let start = host.frame(of: "a")!.minX
    withAnimation(.linear(duration: 1)) { model.count = 60 }
    host.frame()
    for _ in 0..<30 { host.frame(after: 1 / 60) }
    #expect(abs(host.frame(of: "a")!.minX - start - 30) < 1e-6)
  }

  @Test func environmentObjects() {
    struct Reader: View {
      @Environment(Model.self) private var model
      @Environment(Model.self) private var maybe: Model?
      var body: some View { Text("count \(model.count) \(maybe?.name ?? "-")") }
    }
    let model = Model()
    let host = Host(size: size, Reader().environment(model))
    model.count = 2
    host.frame()
    #expect(host.layers.contains("count 2 a"))
  }
}
