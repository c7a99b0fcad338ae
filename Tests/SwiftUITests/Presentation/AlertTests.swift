import SwiftUI
import Testing
import Touchstone

/// Alerts and dialogs: where their parts lie, and how they go.
@MainActor
@Suite struct AlertTests {
  @Observable final class Model {
    var isPresented = true { didSet { log.append("isPresented \(isPresented)") } }
    var name = ""
    @ObservationIgnored var log: [String] = []
  }
  private struct Root<Actions: View>: View {
    @Bindable var model: Model
    var message = "This can't be undone."
    @ViewBuilder let actions: (Model) -> Actions
    var body: some View {
      Button("below") { model.log.append("below") }
        .frame(maxHeight: .infinity, alignment: .top)
        .alert("Delete session?", isPresented: $model.isPresented) {
          actions(model)
        } message: {
          Text(message)
        }
    }
  }
  private func screen(_ model: Model, @ViewBuilder _ actions: @escaping (Model) -> some View) throws -> Screen {
    let screen = try Screen(.iPhone15) { Root(model: model, actions: actions) }
    try screen.settle()
    return screen
  }

  @Test func twoShortButtonsStandSideBySide() throws {
    let model = Model()
    let screen = try screen(model) { model in
      Button("Delete", role: .destructive) { model.log.append("deleted") }
      Button("Cancel", role: .cancel) {}
    }
    let (delete, cancel) = (
      try screen.find(role: .button, label: "Delete").frame, try screen.find(role: .button, label: "Cancel").frame
    )
    #expect(abs(cancel.minX - 61.5) < 0.34 && cancel.size == CGSize(width: 135, height: 44))
    #expect(abs(delete.minX - cancel.maxX) < 0.01 && delete.minY == cancel.minY)
    let title = try screen.find(text: "Delete session?").frame
    #expect(abs(title.midX - 196.5) < 0.5 && title.maxY < cancel.minY)
    #expect(abs((title.minY - 20 + cancel.maxY) / 2 - (59 + 759.0 / 2)) < 1)
    #expect(screen.voiceOverOrder == ["Delete session?, Heading", "This can't be undone.", "Cancel, Button", "Delete, Button"])

    // Neither a tap beside it nor a drag takes it away; what is behind hears nothing.
    screen.tap(at: CGPoint(x: 20, y: 800))
    screen.tap(at: try screen.find(text: "below").frame.origin)
    try screen.settle()
    #expect(model.isPresented && model.log.isEmpty)
    try screen.tap(text: "Delete")
    try screen.settle()
    #expect(model.log == ["deleted", "isPresented false"])
    #expect(!screen.shows(text: "Delete session?") && screen.console.isEmpty)
    try screen.tap(text: "below")
    #expect(model.log.last == "below")
  }

  @Test func threeButtonsStandInAColumnTheOneThatCancelsLast() throws {
    let screen = try screen(Model()) { _ in
      Button("Cancel", role: .cancel) {}
      Button("One") {}
      Button("Two") {}
    }
    let frames = try ["One", "Two", "Cancel"].map { try screen.find(role: .button, label: $0).frame }
    #expect(frames.allSatisfy { abs($0.width - 270) < 0.34 && abs($0.height - 44) < 0.34 }, "\(frames)")
    #expect(abs(frames[1].minY - frames[0].maxY) < 0.01 && abs(frames[2].minY - frames[1].maxY) < 0.01)
  }

  @Test func withoutButtonsThereIsOne() throws {
    let model = Model(), screen = try screen(model) { _ in EmptyView() }
    try screen.tap(text: "OK")
    try screen.settle()
    #expect(!model.isPresented)
    struct Nobody: View {
      var body: some View { if Int("x") != nil { Button("x") {} } }
    }
    let other = try self.screen(Model()) { _ in Nobody() }
    #expect(try other.find(role: .button, label: "OK").isTappable)
  }

  @Test func aFieldStandsAboveTheButtons() throws {
    struct Asking: View {
      @Bindable var model: Model
      var body: some View {
        Text("root").alert("Name", isPresented: $model.isPresented) {
          TextField("name", text: $model.name).accessibilityIdentifier("field")
          Button("Save") { model.log.append(model.name) }
        }
      }
    }
    let model = Model(), screen = try Screen(.iPhone15) { Asking(model: model) }
    try screen.settle()
    try screen.tap(id: "field")
    screen.type("Jo")
    #expect(try screen.find(id: "field").frame.maxY <= screen.find(role: .button, label: "Save").frame.minY)
    try screen.tap(text: "Save")
    try screen.settle()
    #expect(model.log == ["Jo", "isPresented false"])
  }

  private struct Failure: LocalizedError { var errorDescription: String? { "Out of paper" } }

  @Test func ofDataAndErrors() throws {
    struct Root: View {
      @Bindable var model: Model
      let error: Failure?
      var body: some View {
        Text("root")
          .alert(isPresented: $model.isPresented, error: error) {}
      }
    }
    let screen = try Screen(.iPhone15) { Root(model: Model(), error: Failure()) }
    try screen.settle()
    #expect(screen.shows(text: "Out of paper") && screen.shows(text: "OK"))
    let none = try Screen(.iPhone15) { Root(model: Model(), error: nil) }
    try none.settle()
    #expect(!none.shows(text: "OK"))
    let data = try Screen(.iPhone15) {
      Text("root").alert("Data", isPresented: .constant(true), presenting: 7) {
        Button("use \($0)") {}
      } message: {
        Text("of \($0)")
      }
    }
    try data.settle()
    #expect(data.shows(text: "use 7") && data.shows(text: "of 7"))
  }

  @Test func overASheet() throws {
    struct Inner: View {
      @State private var isAsking = false
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("delete") { isAsking = true }
          .alert("Sure?", isPresented: $isAsking) {
            Button("Yes", role: .destructive) { dismiss() }
            Button("No", role: .cancel) {}
          }
      }
    }
    let model = SheetModel(), screen = try Screen.presenting(model) { Inner() }
    try screen.tap(text: "delete")
    try screen.settle()
    try screen.tap(text: "No")
    try screen.settle()
    #expect(model.isPresented && screen.sheetTop == 59)
    try screen.tap(text: "delete")
    try screen.settle()
    try screen.tap(text: "Yes")
    try screen.settle()
    #expect(!model.isPresented && screen.sheetTop == nil)
    #expect(model.log == ["isPresented false", "onDismiss"])
  }

  @Test func aDialogStandsAtTheLowerEdge() throws {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        Text("root").confirmationDialog("Session", isPresented: $model.isPresented, titleVisibility: .visible) {
          Button("Share") { model.log.append("share") }
          Button("Delete", role: .destructive) {}
        }
      }
    }
    let model = Model(), screen = try Screen(.iPhone15) { Root(model: model) }
    try screen.settle()
    let cancel = try screen.find(role: .button, label: "Cancel").frame,
      delete = try screen.find(role: .button, label: "Delete").frame
    #expect(cancel == CGRect(x: 8, y: 818 - 8 - 57, width: 377, height: 57))
    #expect(delete.maxY == cancel.minY - 8)
    #expect(screen.shows(text: "Session"))
    try screen.tap(text: "Share")
    try screen.settle()
    #expect(model.log == ["share", "isPresented false"])
    model.isPresented = true
    try screen.settle()
    screen.tap(at: CGPoint(x: 200, y: 200))
    try screen.settle()
    #expect(!model.isPresented)
  }
}
