import SwiftUI
import Testing
import Touchstone

/// What fingers and assistive technology meet of the screen behind a sheet.
@MainActor
@Suite struct SheetBackgroundTests {
  private func sheet(_ interaction: PresentationBackgroundInteraction, _ model: SheetModel) throws -> Screen {
    model.detent = .medium
    return try Screen.presenting(model) {
      SheetContent()
        .presentationDetents(
          [.medium, .large],
          selection: Binding {
            model.detent
          } set: {
            model.detent = $0
          }
        )
        .presentationBackgroundInteraction(interaction)
    }
  }

  @Test func nothingBehindADimmedSheetHearsOfFingers() throws {
    let model = SheetModel()
    let screen = try Screen.presenting(model) { SheetContent().presentationDetents([.medium]).interactiveDismissDisabled() }
    let below = try screen.find(text: "below")
    #expect(!below.isTappable)
    screen.tap(at: CGPoint(x: below.frame.midX, y: below.frame.midY))
    try screen.settle()
    #expect(model.presses == 0)
    #expect(screen.voiceOverOrder == ["close, Button"])
  }

  @Test func whatIsInUseHearsOfThem() throws {
    let model = SheetModel(), screen = try sheet(.enabled, model)
    try screen.tap(text: "below")
    try screen.settle()
    #expect(model.presses == 1 && model.isPresented)
    #expect(screen.voiceOverOrder.contains("below, Button") && screen.voiceOverOrder.contains("close, Button"))
    #expect(screen.picture().color(at: CGPoint(x: 10, y: 300))?.red == 1)
  }

  @Test func upThroughADetent() throws {
    let model = SheetModel(), screen = try sheet(.enabled(upThrough: .medium), model)
    try screen.tap(text: "below")
    #expect(model.presses == 1)
    model.detent = .large
    try screen.settle()
    #expect(try !screen.find(text: "below").isTappable)
    #expect(try #require(screen.picture().color(at: CGPoint(x: 10, y: 20))).red < 0.85)
    screen.tap(at: CGPoint(x: 200, y: 20))
    try screen.settle()
    #expect(model.presses == 1 && !model.isPresented)
  }

  @Test func dimmingFollowsTheSheet() throws {
    let model = SheetModel()
    let screen = try Screen.presenting(model) { SheetContent().presentationDetents([.medium]) }
    func brightness() throws -> Double { try #require(screen.picture().color(at: CGPoint(x: 10, y: 300))).red }
    #expect(abs(try brightness() - 0.8) < 0.01)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 60, y: 460))
    finger.move(by: CGVector(dx: 0, dy: 223), over: 0.5)
    #expect(abs(try brightness() - 0.9) < 0.01)
    finger.cancel()
  }

  @Test func aSheetOnASheet() throws {
    struct Inner: View {
      @State private var isPresented = false
      @Environment(\.isPresented) private var isInner
      var body: some View {
        VStack {
          Button("more") { isPresented = true }; Text(isInner ? "presented" : "not presented")
        }
        .sheet(isPresented: $isPresented) { SheetContent().presentationDetents([.large]) }
      }
    }
    let model = SheetModel()
    let screen = try Screen.presenting(model) { Inner().presentationDetents([.medium]) }
    #expect(screen.shows(text: "presented"))
    try screen.tap(text: "more")
    try screen.settle()
    #expect(screen.stageFrame?.minY == 59)
    #expect(screen.voiceOverOrder == ["close, Button"])
    try screen.tap(text: "close")
    try screen.settle()
    #expect(screen.stageFrame?.minY == 426 && model.isPresented)
    try screen.tap(text: "more")
    try screen.settle()
    // The lower one goes, and takes the upper one along.
    model.isPresented = false
    try screen.settle()
    #expect(screen.stageFrame == nil)
    #expect(model.log == ["isPresented false", "onDismiss"])
    #expect(screen.console.isEmpty)
  }
}
