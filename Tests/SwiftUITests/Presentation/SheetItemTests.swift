import SwiftUI
import Testing
import Touchstone

/// Sheets for an item, and for another one.
@MainActor
@Suite struct SheetItemTests {
  struct Record: Identifiable, Equatable {
    let id: Int
    var title: String
  }
  @Observable final class Model {
    var record: Record? { didSet { log.append(record.map { "record \($0.title)" } ?? "no record") } }
    @ObservationIgnored var log: [String] = []
  }
  private struct Root: View {
    @Bindable var model: Model
    var body: some View {
      Text("root").sheet(item: $model.record, onDismiss: { model.log.append("onDismiss") }) { record in
        Detail(record: record, log: { model.log.append($0) })
      }
    }
  }
  private struct Detail: View {
    let record: Record
    let log: (String) -> Void
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text(record.title)
        Text("taps \(taps)")
        Button("tap") { taps += 1 }
        Button("close") { dismiss() }
      }
      .onAppear { log("appear \(record.id)") }
      .onDisappear { log("disappear \(record.id)") }
    }
  }
  private func screen(_ model: Model) throws -> Screen {
    let screen = try Screen(.iPhone15) { Root(model: model) }
    model.record = Record(id: 1, title: "one")
    try screen.settle()
    return screen
  }

  @Test func isNilAfterDismissal() throws {
    let model = Model(), screen = try screen(model)
    try screen.tap(text: "close")
    screen.advance(by: 0.05)
    // What slides away still shows what it was for.
    #expect(screen.shows(text: "one"))
    try screen.settle()
    #expect(model.record == nil && !screen.shows(text: "one"))
    #expect(model.log == ["record one", "appear 1", "no record", "disappear 1", "onDismiss"])
  }

  @Test func isNilAfterADrag() throws {
    let model = Model(), screen = try screen(model)
    model.log = []
    screen.flick(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300))
    try screen.settle()
    #expect(model.record == nil)
    #expect(model.log.filter { $0 != "disappear 1" } == ["no record", "onDismiss"])
  }

  @Test func theSameIdentityStaysInTheSheet() throws {
    let model = Model(), screen = try screen(model)
    try screen.tap(text: "tap")
    model.record?.title = "uno"
    try screen.settle()
    #expect(screen.shows(text: "uno") && screen.shows(text: "taps 1"))
    #expect(!model.log.contains("onDismiss"))
  }

  @Test func anotherIdentityComesInASheetOfItsOwn() throws {
    let model = Model(), screen = try screen(model)
    try screen.tap(text: "tap")
    model.log = []
    model.record = Record(id: 2, title: "two")
    screen.advance(by: 0.1)
    #expect(screen.shows(text: "one") && !screen.shows(text: "two"))
    try screen.settle()
    #expect(screen.shows(text: "two") && screen.shows(text: "taps 0"))
    #expect(screen.stageFrame?.minY == 59)
    #expect(model.log.filter { $0 == "onDismiss" }.count == 1 && model.log.last == "appear 2")
    #expect(screen.console.isEmpty)
  }

  @Test func anItemThatComesBackWhileItsSheetLeavesIsShownAgain() throws {
    let model = Model(), screen = try screen(model)
    model.record = nil
    screen.advance(by: 0.1)
    model.record = Record(id: 1, title: "again")
    try screen.settle()
    #expect(screen.shows(text: "again"))
    #expect(model.log.filter { $0 == "onDismiss" }.count == 1)
  }
}
