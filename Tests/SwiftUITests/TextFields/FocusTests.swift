import SwiftUI
import Testing
import Touchstone

/// `@FocusState` and the first responder say the same.
@MainActor @Suite struct FocusTests {
  private enum Field: Hashable { case name, mail }

  private struct Form: View {
    let notes: Notes
    @State private var name = ""
    @State private var mail = ""
    @State private var isMailOff = false
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .mail }
        TextField("Mail", text: $mail).focused($focus, equals: .mail).disabled(isMailOff)
          .onSubmit { if mail.isEmpty { focus = .mail } }
        Button("To name") { focus = .name }
        Button("Done") { focus = nil }
        Button("Off") { isMailOff = true }
      }
      .onChange(of: focus) { notes.add("\(focus.map { "\($0)" } ?? "nil")") }
    }
  }

  private func form(_ notes: Notes) throws -> Screen {
    let screen = try Screen { Form(notes: notes) }
    try screen.settle()
    return screen
  }

  @Test func tapsMoveTheState() throws {
    let notes = Notes()
    let screen = try form(notes)
    try screen.tap(on: screen.find(role: .textField, label: "Name"))
    #expect(notes.take() == ["name"])
    try screen.tap(on: screen.find(role: .textField, label: "Mail"))
    #expect(notes.take() == ["mail"])
    screen.press(.escape)
    #expect(notes.take() == ["nil"])
  }

  @Test func theStateMovesTheFocus() throws {
    let notes = Notes()
    let screen = try form(notes)
    try screen.tap(text: "To name")
    screen.type("ab")
    #expect(try screen.find(role: .textField, label: "Name").value == "ab")
    screen.type("\n")
    screen.type("c")
    #expect(try screen.find(role: .textField, label: "Mail").value == "c")
    try screen.tap(text: "Done")
    screen.type("x")
    #expect(notes.take() == ["name", "mail", "nil"] && screen.reports.count == 1)
  }

  @Test func anActionThatWantsTheFocusToStayKeepsIt() throws {
    let notes = Notes()
    let screen = try form(notes)
    try screen.tap(on: screen.find(role: .textField, label: "Mail"))
    screen.type("\n")
    screen.type("m")
    #expect(try screen.find(role: .textField, label: "Mail").value == "m")
    screen.type("\n")
    #expect(notes.take() == ["mail", "nil"])
  }

  @Test func tabGoesRound() throws {
    let notes = Notes()
    let screen = try form(notes)
    try screen.tap(text: "To name")
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.tab, modifiers: .shift)
    #expect(notes.take() == ["name", "mail", "name", "mail"])
  }

  @Test func aFieldThatIsTurnedOffLosesTheFocus() throws {
    let notes = Notes()
    let screen = try form(notes)
    try screen.tap(on: screen.find(role: .textField, label: "Mail"))
    try screen.tap(text: "Off")
    try screen.settle()
    #expect(notes.take() == ["mail", "nil"] && screen.console.isEmpty && screen.unsettledFrames.isEmpty)
  }

  @Test func aStateThatNobodyAnswersToFallsBack() throws {
    struct Lonely: View {
      let notes: Notes
      @State private var text = ""
      @State private var isShown = false
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          if isShown { TextField("Late", text: $text).focused($isFocused) }
          Text("none").focused($isFocused)
          Button("Focus") { isFocused = true }
          Button("Show and focus") {
            isShown = true
            isFocused = true
          }
        }
        .onChange(of: isFocused) { notes.add("\(isFocused)") }
      }
    }
    let notes = Notes()
    let screen = try Screen { Lonely(notes: notes) }
    try screen.tap(text: "Focus")
    try screen.settle()
    #expect(notes.take() == ["true", "false"])
    try screen.tap(text: "Show and focus")
    screen.type("a")
    #expect(try screen.find(role: .textField).value == "a" && notes.take().last == "true")
  }

  @Test func defaultFocus() throws {
    struct Start: View {
      @State private var text = ""
      @FocusState private var focus: Field?
      var body: some View {
        TextField("Mail", text: $text).focused($focus, equals: .mail).defaultFocus($focus, .mail)
      }
    }
    let screen = try Screen { Start() }
    try screen.settle()
    screen.type("a")
    #expect(try screen.find(role: .textField).value == "a")
  }
}
