import LayerTree
import SwiftUI
import Testing
import Touchstone

/// Fields that are not a plain line of text.
@MainActor @Suite struct TextFieldKindTests {
  private struct Held<Content: View>: View {
    @State private var text: String
    let content: (Binding<String>) -> Content
    init(_ text: String, @ViewBuilder content: @escaping (Binding<String>) -> Content) {
      _text = State(initialValue: text)
      self.content = content
    }
    var body: some View { content($text) }
  }

  private func field(_ text: String = "", @ViewBuilder _ content: @escaping (Binding<String>) -> some View) throws -> (
    Screen, Element
  ) {
    let screen = try Screen { Held(text, content: content) }
    try screen.settle()
    let field = try screen.find(role: .textField)
    try screen.tap(on: field)
    return (screen, field)
  }

  @Test func secureFieldsShowDotsAndBeginAnew() throws {
    struct Login: View {
      @State private var password = "old"
      var body: some View {
        SecureField("Password", text: $password)
        Text(password)
      }
    }
    let screen = try Screen { Login() }
    try screen.settle()
    let field = try screen.find(role: .textField, label: "Password")
    #expect(field.value == "•••")
    try screen.tap(on: field)
    screen.type("가b")
    #expect(field.value == "••" && screen.shows(text: "가b"))
    screen.press(.leftArrow)
    screen.press(.delete)
    #expect(screen.shows(text: "b"))
  }

  @Test func verticalFieldsGrowUpToTheirLimit() throws {
    let (screen, field) = try field { TextField("Notes", text: $0, axis: .vertical).lineLimit(3) }
    #expect(field.frame.height == 22)
    screen.type("one")
    screen.press(.return)
    screen.type("two")
    #expect(field.value == "one\ntwo" && field.frame.height > 40)
    let two = field.frame.height
    screen.type("\nthree\nfour\nfive")
    #expect(field.frame.height < 2 * two)
    screen.press(.upArrow)
    screen.press(.home)
    screen.type("-")
    #expect(field.value == "one\ntwo\nthree\n-four\nfive")
    screen.press(.upArrow, count: 9)
    screen.type("^")
    #expect(field.value?.hasPrefix("^one") == true)
    #expect(screen.reports.isEmpty)
  }

  @Test func linesAreReserved() throws {
    let (screen, field) = try field { TextField("Notes", text: $0, axis: .vertical).lineLimit(2...3) }
    let height = field.frame.height
    #expect(height > 40)
    screen.type("1\n2")
    #expect(field.frame.height == height)
    screen.type("\n3\n4\n5")
    #expect(field.frame.height > height && field.frame.height < 2 * height)
  }

  @Test func valuesAreReadAsTheyAreTypedAndTidiedAtTheEnd() throws {
    struct Order: View {
      @State private var count = 5
      var body: some View {
        TextField("Count", value: $count, format: .number)
        Text("count is \(count)")
      }
    }
    let screen = try Screen { Order() }
    try screen.settle()
    let field = try screen.find(role: .textField)
    #expect(field.value == "5")
    try screen.tap(on: field)
    screen.type("00")
    #expect(screen.shows(text: "count is 500"))
    screen.type("x")
    #expect(field.value == "500x")
    screen.type("\n")
    #expect(field.value == "500" && screen.shows(text: "count is 500"))
  }

  @Test func padsHaveDigitsOnly() throws {
    let (screen, field) = try field { TextField("Number", text: $0).keyboardType(.numberPad) }
    screen.type("12")
    screen.type("a3")
    #expect(field.value == "12")
    #expect(screen.reports.first?.contains("did not want it") == true)
  }

  @Test func newlinesThatArePastedBecomeBlanks() throws {
    let (screen, field) = try field { TextField("Line", text: $0) }
    screen.type("a\nb\u{7}c\r\nd", atOnce: true)
    #expect(field.value == "a bc d")
  }

  @Test func rightToLeftTheCaretStandsOnTheLeftOfWhatWasTyped() throws {
    let (screen, field) = try field { TextField("שם", text: $0).environment(\.layoutDirection, .rightToLeft) }
    func caret() throws -> CGRect {
      let layer = try #require(layers(screen.rootLayer).first { $0.name == "caret" && !$0.isHidden })
      return layer.frameInRoot
    }
    #expect(try abs(caret().maxX - field.frame.maxX) < 1)
    screen.type("שלום")
    let end = try caret()
    #expect(end.maxX < field.frame.maxX - 20)
    // The key that points right goes back in reading.
    screen.press(.rightArrow)
    #expect(try caret().minX > end.minX)
    screen.press(.home)
    #expect(try abs(caret().maxX - field.frame.maxX) < 3)
  }

  private func layers(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(layers) }

  @Test func anAuthorsStyle() throws {
    struct Underlined: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 0) {
          configuration
          Divider()
        }
      }
    }
    let (screen, field) = try field { TextField("Name", text: $0).textFieldStyle(Underlined()) }
    screen.type("a")
    #expect(field.value == "a" && field.frame.height == 22)
  }

  @Test func aFingerOnTheRimOfTheBoxIsOnTheField() throws {
    let screen = try Screen { Held("") { TextField("Name", text: $0).textFieldStyle(.roundedBorder) } }
    try screen.settle()
    let frame = try screen.find(role: .textField).frame
    screen.tap(at: CGPoint(x: frame.minX - 5, y: frame.minY - 5))
    screen.type("a")
    #expect(screen.reports.isEmpty)
  }

  @Test func theSameScriptGivesTheSamePicture() throws {
    func picture() throws -> Data {
      let (screen, _) = try field("some words") { TextField("Name", text: $0).textFieldStyle(.roundedBorder) }
      screen.press(.leftArrow, modifiers: [.shift, .alternate])
      return screen.picture().png
    }
    #expect(try picture() == picture())
  }
}
