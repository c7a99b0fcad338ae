import SwiftUI
import Testing
import Touchstone

/// Detents that are none, views that vanish, and wishes that contradict each other.
@MainActor
@Suite struct SheetOddTests {
  @Observable final class Height { var points: CGFloat = 200 }
  @Observable final class Model {
    var isThere = true
    var isPresented = true
    @ObservationIgnored var log: [String] = []
  }

  @Test func noDetents() throws {
    let screen = try Screen.presenting(SheetModel()) { SheetContent().presentationDetents([]) }
    #expect(screen.sheetTop == 59)
    #expect(screen.console.count == 1 && screen.console[0].contains("there is no detent to rest at"))
    #expect(screen.console[0].contains("sheet of"))
  }

  @Test func aHeightThatIsNone() throws {
    let screen = try Screen.presenting(SheetModel()) { SheetContent().presentationDetents([.height(.nan), .medium]) }
    #expect(screen.sheetTop == 426)
    #expect(screen.console.count == 1 && screen.console[0].contains("the detent .height(nan) is nan points high"))
  }

  @Test func aHeightOfNothing() throws {
    let model = SheetModel()
    let screen = try Screen.presenting(model, .iPhoneSE) { SheetContent().presentationDetents([.height(0)]) }
    #expect(screen.sheetTop == 667)
    model.isPresented = false
    try screen.settle()
    #expect(model.log == ["isPresented false", "onDismiss"])
  }

  @Test func aSelectionThatIsNoDetent() throws {
    let screen = try Screen.presenting(SheetModel()) {
      SheetContent().presentationDetents([.medium], selection: .constant(.large))
    }
    #expect(screen.sheetTop == 426)
    #expect(screen.console.count == 1 && screen.console[0].contains("the selected detent .large is none of the sheet's"))
  }

  @Test func detentsThatChange() throws {
    let height = Height()
    struct Measured: View {
      let height: Height
      var body: some View { SheetContent().presentationDetents([.height(height.points)]) }
    }
    let screen = try Screen.presenting(SheetModel()) { Measured(height: height) }
    #expect(screen.sheetTop == CGFloat(618))
    height.points = 300
    screen.advance(by: 0.1)
    let top = try #require(screen.sheetTop)
    #expect(top < 618 && top > 518)
    try screen.settle()
    #expect(screen.sheetTop == CGFloat(518))
  }

  @Test func contentThatVanishes() throws {
    struct Vanishing: View {
      @State private var isThere = true
      var body: some View {
        if isThere { Button("vanish") { isThere = false }.presentationDetents([.medium]) }
      }
    }
    let model = SheetModel(), screen = try Screen.presenting(model) { Vanishing() }
    #expect(screen.sheetTop == 426)
    try screen.tap(text: "vanish")
    try screen.settle()
    // Nobody asks for detents any more: the sheet is as high as one without.
    #expect(screen.sheetTop == 59 && model.isPresented)
    screen.tap(at: CGPoint(x: 200, y: 20))
    try screen.settle()
    #expect(model.log == ["isPresented false", "onDismiss"])
  }

  @Test func presentedTwiceInOneUpdate() throws {
    let model = SheetModel()
    let screen = try Screen(.iPhone15) { Presenting(model: model) { SheetContent() } }
    model.isPresented = true
    model.isPresented = false
    model.isPresented = true
    try screen.settle()
    #expect(screen.sheetTop == 59)
    model.isPresented = false
    model.isPresented = true
    model.isPresented = false
    try screen.settle()
    #expect(screen.sheetTop == nil)
    #expect(model.log.filter { $0 == "onDismiss" }.count == 1)
    #expect(screen.console.isEmpty && screen.unsettledFrames.isEmpty)
  }

  @Test func twoOverOneView() throws {
    struct Two: View {
      @State private var first = true
      @State private var second = true
      var body: some View {
        Color.white
          .sheet(isPresented: $first) { Text("first") }
          .sheet(isPresented: $second) { Text("second") }
      }
    }
    let screen = try Screen(.iPhone15) { Two() }
    try screen.settle()
    let shown = screen.shows(text: "first") ? "first" : "second", waiting = shown == "first" ? "second" : "first"
    #expect(!screen.shows(text: waiting))
    #expect(screen.console.count == 1 && screen.console[0].contains("only presenting a single sheet is supported"))
    screen.flick(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300))
    try screen.settle()
    #expect(screen.shows(text: waiting) && !screen.shows(text: shown))
  }

  @Test func thePresentingViewGoes() throws {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          if model.isThere {
            Text("presenter").sheet(isPresented: $model.isPresented, onDismiss: { model.log.append("onDismiss") }) {
              Text("sheet").onDisappear { model.log.append("disappear") }
            }
          }
        }
      }
    }
    let model = Model(), screen = try Screen(.iPhone15) { Root(model: model) }
    try screen.settle()
    #expect(screen.sheetTop == 59)
    model.isThere = false
    screen.advance(by: 0.1)
    // It slides away as it was last seen.
    #expect(screen.shows(text: "sheet") && screen.sheetTop != 59)
    try screen.settle()
    #expect(screen.sheetTop == nil && model.isPresented)
    #expect(model.log == ["disappear", "onDismiss"])
    #expect(screen.console.isEmpty)
  }

  @Test func aBindingThatDoesNotListen() throws {
    let screen = try Screen(.iPhone15) { Text("root").sheet(isPresented: .constant(true)) { SheetContent() } }
    try screen.settle()
    try screen.tap(text: "close")
    try screen.settle()
    #expect(screen.sheetTop == nil)
    #expect(screen.console.count == 1 && screen.console[0].contains("still asks for"))
  }

  @Test func aViewWithoutAWindow() throws {
    let screen = try Screen(.iPhone15) { Text("root") }
    let controller = UIHostingController(rootView: Text("later").sheet(isPresented: .constant(true)) { Text("sheet") })
    _ = controller.sizeThatFits(in: CGSize(width: 100, height: 100))
    try screen.settle()
    #expect(!screen.shows(text: "sheet"))
    screen.window.rootViewController = controller
    try screen.settle()
    #expect(screen.shows(text: "sheet"))
    screen.window.rootViewController = UIViewController()
    try screen.settle()
    #expect(!screen.shows(text: "sheet") && screen.sheetTop == nil)
  }

  @Test func theTelephoneIsTurned() throws {
    let model = SheetModel(), screen = try Screen.presenting(model) { SheetContent().presentationDetents([.medium, .large]) }
    screen.rotate()
    try screen.settle()
    #expect(screen.stageFrame == CGRect(x: 0, y: 0, width: 852, height: 393))
    screen.rotate()
    try screen.settle()
    #expect(screen.sheetTop == 59)
    #expect(screen.console.isEmpty)
  }
}
