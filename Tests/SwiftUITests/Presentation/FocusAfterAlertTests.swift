import SwiftUI
import Testing
import Touchstone

/// What is written into has the keyboard again when an alert in front of it is gone.
@MainActor
@Suite struct FocusAfterAlertTests {
  @Observable final class Model {
    var first = ""
    var second = ""
    var asks = false
    var asksAgain = false
    var isGone = false
  }
  private enum Field { case first, second }
  private struct Form: View {
    @Bindable var model: Model
    var isDialog = false
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        if !model.isGone {
          TextField("first", text: $model.first).focused($field, equals: .first).accessibilityIdentifier("first")
        }
        TextField("second", text: $model.second).focused($field, equals: .second).accessibilityIdentifier("second")
        Text(field == .first ? "in the first" : field == .second ? "in the second" : "in none")
      }
      .alert("Sure?", isPresented: alert) {
        Button("Yes") {}
        Button("Other field") { field = .second }
        Button("Gone") { model.isGone = true }
        Button("Ask again") { model.asksAgain = true }
      }
      .confirmationDialog("Sure?", isPresented: dialog) { Button("Yes") {} }
      .background { Color.clear.alert("Really?", isPresented: $model.asksAgain) { Button("Really") {} } }
    }
    private var alert: Binding<Bool> { isDialog ? .constant(false) : $model.asks }
    private var dialog: Binding<Bool> { isDialog ? $model.asks : .constant(false) }
  }

  private func asking(_ model: Model, isDialog: Bool = false) throws -> Screen {
    let screen = try Screen(.iPhone15) { Form(model: model, isDialog: isDialog) }
    try screen.settle()
    try screen.tap(id: "first")
    screen.type("a")
    #expect(model.first == "a" && screen.shows(text: "in the first"))
    model.asks = true
    try screen.settle()
    screen.type("x")
    #expect(model.first == "a", "the keyboard is the alert's")
    return screen
  }

  @Test(arguments: [false, true]) func theFieldHasItAgain(isDialog: Bool) throws {
    let model = Model(), screen = try asking(model, isDialog: isDialog)
    try screen.tap(text: "Yes")
    try screen.settle()
    #expect(screen.shows(text: "in the first"))
    screen.type("b")
    #expect(model.first == "ab" && model.second == "" && screen.console.isEmpty)
  }

  @Test func aFieldThatTheAlertChoseKeepsIt() throws {
    let model = Model(), screen = try asking(model)
    try screen.tap(text: "Other field")
    try screen.settle()
    screen.type("b")
    #expect(model.first == "a" && model.second == "b" && screen.shows(text: "in the second"))
  }

  @Test func aFieldThatIsGoneGetsNothing() throws {
    let model = Model(), screen = try asking(model)
    try screen.tap(text: "Gone")
    try screen.settle()
    screen.type("b")
    #expect(model.first == "a" && model.second == "" && screen.shows(text: "in none"))
  }

  /// One alert leads to another: the field waits for the last.
  @Test func anotherAlertInFront() throws {
    let model = Model(), screen = try asking(model)
    try screen.tap(text: "Ask again")
    try screen.settle()
    #expect(screen.shows(text: "Really?"))
    screen.type("x")
    #expect(model.first == "a")
    try screen.tap(text: "Really")
    try screen.settle()
    screen.type("b")
    #expect(model.first == "ab")
  }
}
