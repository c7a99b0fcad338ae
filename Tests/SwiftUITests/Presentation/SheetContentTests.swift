import SwiftUI
import Testing
import Touchstone

/// Content of sheets and covers is a part of the screen like any other.
@MainActor
@Suite struct SheetContentTests {
  @Test func hasTheEnvironmentAndBindingsOfThePresentingView() throws {
    struct Root: View {
      @State private var count = 1
      @State private var isPresented = true
      var body: some View {
        Text("count \(count)")
          .sheet(isPresented: $isPresented) { Inner(count: $count) }
          .environment(\.lineSpacing, 7)
          .tint(.green)
      }
    }
    struct Inner: View {
      @Binding var count: Int
      @Environment(\.lineSpacing) private var spacing
      var body: some View {
        Button("add") { count += 1 }
        Text("inner \(count) \(Int(spacing))")
      }
    }
    let screen = try Screen(.iPhone15) { Root() }
    try screen.settle()
    try screen.tap(text: "add")
    try screen.settle()
    #expect(screen.shows(text: "inner 2 7") && screen.shows(text: "count 2"))
  }

  @Test func aFieldTakesTheKeyboard() throws {
    struct Root: View {
      @State private var outer = ""
      @State private var inner = ""
      @State private var isPresented = false
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("outer", text: $outer).accessibilityIdentifier("outer").focused($isFocused)
          Button("open") { isPresented = true }
          Text(isFocused ? "focused" : "not focused")
        }
        .sheet(isPresented: $isPresented) { TextField("inner", text: $inner).accessibilityIdentifier("inner") }
      }
    }
    let screen = try Screen(.iPhone15) { Root() }
    try screen.tap(id: "outer")
    screen.type("abc")
    #expect(screen.shows(text: "focused"))
    try screen.tap(text: "open")
    try screen.settle()
    #expect(screen.shows(text: "not focused"))
    try screen.tap(id: "inner")
    screen.type("xyz")
    // There is one field to go to: those behind are out of reach.
    screen.press(.tab)
    screen.type("!")
    try screen.settle()
    #expect(try screen.find(id: "inner").value == "xyz!" && screen.find(id: "outer").value == "abc")
  }

  @Test func viewsOfUIKitsLieInIt() throws {
    struct Box: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = "label"
        return label
      }
      func updateUIView(_ view: UILabel, context: Context) {}
    }
    let screen = try Screen.presenting(SheetModel()) { Box().fixedSize().presentationDetents([.medium]) }
    let frame = try screen.find(text: "label").frame
    #expect(frame.midX == 196.5 && abs(frame.midY - (426 + 392 / 2)) < 1)
  }

  @Test func placesInTheWindowFollowTheSheet() throws {
    let model = SheetModel()
    let screen = try Screen.presenting(model) {
      GeometryReader { Text("at \(Int($0.frame(in: .global).minY))") }.presentationDetents([.medium])
    }
    #expect(screen.shows(text: "at 426"))
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 60, y: 460))
    finger.move(by: CGVector(dx: 0, dy: 110), over: 0.5)
    #expect(screen.shows(text: "at 526"))
    finger.cancel()
  }

  /// A sheet that slides runs no body, and none of the presenting view's.
  @Test func slidingCostsNoBody() throws {
    let model = SheetModel(), screen = try Screen.presenting(model) { SheetContent().presentationDetents([.medium]) }
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 60, y: 460))
    finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
    let work = screen.work { finger.move(by: CGVector(dx: 0, dy: 100), over: 0.5) }
    #expect(work.bodiesRun == 0 && work.rulesRun < 5, "\(work)")
    finger.cancel()
  }

  @Test func theBackgroundIsTheAuthors() throws {
    let screen = try Screen.presenting(SheetModel()) {
      Text("x").presentationBackground(.green).presentationDetents([.medium]).presentationCornerRadius(40)
    }
    let color = try #require(screen.picture().color(at: CGPoint(x: 10, y: 840)))
    #expect(color.green > 0.7 && color.red < 0.4)
    // Outside of the corner it is what is behind.
    #expect(try #require(screen.picture().color(at: CGPoint(x: 3, y: 429))).red > 0.7)
  }

  @Test func theColorSchemeIsThePresentingViews() throws {
    var settings = Settings()
    settings.isDark = true
    let screen = try Screen.presenting(SheetModel(), settings: settings) { Color.clear }
    let color = try #require(screen.picture().color(at: CGPoint(x: 10, y: 700)))
    #expect(abs(color.red - 28 / 255) < 0.01 && abs(color.blue - 30 / 255) < 0.01)
  }

  @Test func prefersASchemeOfItsOwn() throws {
    let screen = try Screen.presenting(SheetModel()) {
      Color.clear.presentationDetents([.medium]).preferredColorScheme(.dark)
    }
    #expect(try #require(screen.picture().color(at: CGPoint(x: 10, y: 700))).red < 0.2)
    #expect(try #require(screen.picture().color(at: CGPoint(x: 10, y: 300))).red > 0.7)
  }

  @Test func withoutAnimation() throws {
    let model = SheetModel()
    let screen = try Screen(.iPhone15) { Presenting(model: model) { SheetContent() } }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.isPresented = true }
    screen.advance(by: 1 / 30)
    #expect(screen.sheetTop == 59)
    withTransaction(transaction) { model.isPresented = false }
    screen.advance(by: 1 / 30)
    #expect(screen.sheetTop == nil)
  }

  @Test func aCoverTakesAllOfTheWindow() throws {
    struct Root: View {
      @State private var isPresented = false
      var body: some View {
        Button("open") { isPresented = true }.fullScreenCover(isPresented: $isPresented) { SheetContent() }
      }
    }
    let screen = try Screen(.iPhone15) { Root() }
    try screen.tap(text: "open")
    screen.advance(by: 0.1)
    #expect(try #require(screen.sheetTop) > 0)
    try screen.settle()
    #expect(screen.stageFrame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(abs(try screen.find(text: "close").frame.midY - (59 + (852 - 59 - 34) / 2)) < 1)
    screen.flick(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 500))
    try screen.settle()
    #expect(screen.sheetTop == 0)
    try screen.tap(text: "close")
    try screen.settle()
    #expect(screen.sheetTop == nil)
  }
}
