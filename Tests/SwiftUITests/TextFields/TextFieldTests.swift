import SwiftUI
import Testing
import Touchstone

/// Typing into fields, as a person does.
@MainActor @Suite struct TextFieldTests {
  private struct Form: View {
    let notes: Notes
    @State private var name: String
    @State private var other = ""
    init(_ notes: Notes, name: String = "") {
      self.notes = notes
      _name = State(initialValue: name)
    }
    var body: some View {
      VStack {
        TextField("Name", text: $name).accessibilityIdentifier("name")
        TextField("Other", text: $other).accessibilityIdentifier("other")
        Button("Clear") { name = "" }
      }
      .onChange(of: name) { notes.add(name) }
      .onSubmit { notes.add("submit") }
    }
  }

  private func form(_ notes: Notes = Notes(), name: String = "") throws -> Screen {
    let screen = try Screen { Form(notes, name: name) }
    try screen.settle()
    return screen
  }

  @Test func eachKeyIsWritten() throws {
    let notes = Notes()
    let screen = try form(notes)
    #expect(try screen.find(role: .textField, label: "Name").value == nil)
    try screen.tap(id: "name")
    screen.type("abc")
    #expect(notes.take() == ["a", "ab", "abc"])
    screen.press(.delete)
    #expect(notes.take() == ["ab"])
    #expect(try screen.find(id: "name").value == "ab")
    #expect(screen.reports.isEmpty && screen.unsettledFrames.isEmpty)
  }

  @Test func typingIntoNothingIsReported() throws {
    let notes = Notes()
    let screen = try form(notes)
    screen.type("hello")
    #expect(notes.take() == [] && screen.reports.count == 1)
    let report = screen.reports.first ?? ""
    #expect(
      report.contains("type(\"hello\")") && report.contains("Nothing has the keyboard's focus") && report.contains("[other]"))
    try screen.tap(id: "name")
    screen.type("a")
    try screen.tap(id: "other")
    screen.type("b")
    #expect(try screen.find(id: "name").value == "a" && screen.find(id: "other").value == "b")
    screen.resignKey()
    screen.type("c")
    #expect(screen.reports.last?.contains("No window is key") == true)
  }

  @Test func returnSubmitsAndGivesTheFocusUp() throws {
    let notes = Notes()
    let screen = try form(notes)
    try screen.tap(id: "name")
    screen.type("a\n")
    #expect(notes.take() == ["a", "submit"])
    screen.type("b")
    #expect(screen.reports.count == 1 && notes.take() == [])
  }

  @Test func theKeyboardMovesTheCaretAndSelects() throws {
    let screen = try form(name: "hello world")
    try screen.tap(id: "name")
    screen.press(.home)
    screen.type("1")
    screen.press(.end)
    screen.press(.leftArrow, count: 2)
    screen.type("2")
    #expect(try screen.find(id: "name").value == "1hello wor2ld")
    screen.press(.leftArrow, modifiers: [.shift, .alternate])
    screen.type("x")
    #expect(try screen.find(id: "name").value == "1hello xld")
    screen.press(.letter("a"), modifiers: .command)
    screen.type("가")
    screen.press(.upArrow, modifiers: .shift)
    screen.press(.delete)
    #expect(try screen.find(id: "name").value == nil)
  }

  @Test func tapsPlaceTheCaretAndSelect() throws {
    let screen = try form(name: "hello world")
    let frame = try screen.find(id: "name").frame
    // Behind the text: at its end.
    screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    screen.type("!")
    #expect(try screen.find(id: "name").value == "hello world!")
    screen.tap(at: CGPoint(x: frame.minX + 1, y: frame.midY))
    screen.type("-")
    #expect(try screen.find(id: "name").value == "-hello world!")
    screen.advance(by: 1)
    screen.doubleTap(at: CGPoint(x: frame.minX + 20, y: frame.midY))
    screen.type("bye")
    #expect(try screen.find(id: "name").value == "-bye world!")
    screen.advance(by: 1)
    for _ in 1...3 {
      screen.tap(at: CGPoint(x: frame.minX + 20, y: frame.midY))
      screen.advance(by: 0.1)
    }
    screen.type("all")
    #expect(try screen.find(id: "name").value == "all")
  }

  @Test func theCaretIsDraggedAlong() throws {
    let screen = try form(name: "hello world")
    let frame = try screen.find(id: "name").frame
    try screen.tap(id: "name")
    screen.press(.home)
    screen.drag(
      from: CGPoint(x: frame.minX + 2, y: frame.midY), to: CGPoint(x: frame.minX + 300, y: frame.midY), duration: 0.3)
    screen.type("!")
    #expect(try screen.find(id: "name").value == "hello world!")
  }

  @Test func aBindingThatRefusesHasTheLastWord() throws {
    struct Digits: View {
      @State private var text = ""
      var body: some View {
        TextField("Digits", text: Binding(get: { text }, set: { text = String($0.filter(\.isNumber).prefix(3)) }))
      }
    }
    let screen = try Screen { Digits() }
    screen.tap(at: CGPoint(x: 195, y: 433))
    screen.type("1a2b345")
    let field = try screen.find(role: .textField)
    #expect(field.value == "123")
    screen.press(.leftArrow)
    screen.press(.delete)
    #expect(field.value == "13" && screen.reports.isEmpty)
  }

  @Test func writesFromOutsideKeepTheFocus() throws {
    let notes = Notes()
    let screen = try form(notes, name: "abc")
    try screen.tap(id: "name")
    try screen.tap(text: "Clear")
    screen.type("x")
    #expect(notes.take() == ["", "x"])
  }

  @Test func longTextScrollsAndAKeyIsAsMuchWorkAsInAShortOne() throws {
    let short = try form()
    try short.tap(id: "name")
    short.type("ab")
    let usual = short.work { short.type("!") }

    let screen = try form()
    try screen.tap(id: "name")
    let text = String(repeating: "wör가👍 ", count: 1_667).prefix(10_000)
    screen.type(String(text), atOnce: true)
    #expect(try screen.find(id: "name").value?.count == 10_000)
    screen.press(.home)
    #expect(screen.work { screen.type("!") } == usual)
    screen.press(.end)
    screen.press(.delete, count: 2)
    // The end is in sight: a finger at the right edge lands behind it.
    let frame = try screen.find(id: "name").frame
    screen.tap(at: CGPoint(x: frame.maxX - 1, y: frame.midY))
    #expect(screen.work { screen.type("?") } == usual)
    #expect(try screen.find(id: "name").value == "!" + text.dropLast(2) + "?")
    #expect(screen.unsettledFrames.isEmpty)
  }

  @Test func aFieldThatGoesTakesTheFocusWithIt() throws {
    struct Vanishing: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          if text.count < 2 { TextField("Short", text: $text).focused($isFocused) }
          Text(isFocused ? "focused" : "not focused")
        }
      }
    }
    let screen = try Screen { Vanishing() }
    try screen.tap(on: screen.find(role: .textField))
    #expect(screen.shows(text: "focused"))
    screen.type("abc")
    #expect(screen.shows(text: "not focused") && screen.reports.count == 1 && screen.console.isEmpty)
  }

  @Test func theCaretBlinksOnlyWhileFocusedAndNobodyWaitsForIt() throws {
    let screen = try form()
    try screen.tap(id: "name")
    try screen.settle()
    let blinking = screen.work { screen.advance(by: 3) }
    #expect(blinking.framesRun == 6 && blinking.bodiesRun == 0 && blinking.rulesRun == 6)
    screen.press(.escape)
    try screen.settle()
    #expect(screen.work { screen.advance(by: 3) } == Work())
  }

  @Test func disabledFieldsTakeNothing() throws {
    let screen = try Screen { TextField("Off", text: .constant("x")).disabled(true) }
    screen.tap(at: CGPoint(x: 195, y: 433))
    screen.type("a")
    let field = try screen.find(role: .textField)
    #expect(!field.isEnabled && screen.reports.count == 1)
  }
}
