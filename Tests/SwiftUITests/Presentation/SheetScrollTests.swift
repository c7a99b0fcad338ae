import SwiftUI
import Testing
import Touchstone

/// A scroll view in a sheet and the sheet share a finger.
@MainActor
@Suite struct SheetScrollTests {
  private struct Rows: View {
    @Bindable var model: SheetModel
    var behavior = PresentationContentInteraction.automatic
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { row in
            Text("row \(row)").frame(maxWidth: .infinity).frame(height: 50).accessibilityIdentifier("\(row)")
          }
        }
      }
      .presentationDetents([.medium, .large], selection: $model.detent)
      .presentationContentInteraction(behavior)
    }
  }
  private func top(of row: Int, _ screen: Screen) throws -> CGFloat { try screen.find(id: "\(row)").frame.minY }

  private func screen(
    _ model: SheetModel, at detent: PresentationDetent, _ behavior: PresentationContentInteraction = .automatic
  ) throws -> Screen {
    model.detent = detent
    return try Screen.presenting(model) { Rows(model: model, behavior: behavior) }
  }

  @Test func upGrowsTheSheetFirst() throws {
    let model = SheetModel(), screen = try screen(model, at: .medium)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 100, y: 800))
    finger.move(by: CGVector(dx: 0, dy: -210), over: 0.5)
    #expect(screen.sheetTop == 226)
    #expect(try top(of: 0, screen) == 226)
    // 200 points further: 167 of them to the largest detent, 33 for the content.
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.5)
    #expect(screen.sheetTop == 59)
    #expect(abs(try top(of: 0, screen) - (59 - 33)) < 0.34)
    finger.hold(for: 0.3)
    finger.up()
    try screen.settle()
    #expect(screen.sheetTop == 59)
    #expect(model.detent == .large)
    #expect(abs(try top(of: 0, screen) - (59 - 33)) < 0.34)
  }

  @Test func downScrollsToTheTopFirst() throws {
    let model = SheetModel(), screen = try screen(model, at: .large)
    screen.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 590), duration: 0.5, holding: 0.3)
    try screen.settle()
    #expect(screen.sheetTop == 59)
    #expect(abs(try top(of: 0, screen) - (59 - 100)) < 0.34)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 100, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.3)
    #expect(screen.sheetTop == 59)
    #expect(abs(try top(of: 0, screen) - (59 - 50)) < 0.34)
    // 50 points to the beginning, the rest is the sheet's.
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.5)
    let sheet = try #require(screen.sheetTop)
    #expect(abs(sheet - (59 + 100)) < 0.34)
    #expect(abs(try top(of: 0, screen) - sheet) < 0.34)
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.5)
    finger.hold(for: 0.3)
    finger.up()
    try screen.settle()
    #expect(screen.sheetTop == 426)
  }

  @Test func aFlickDownAtTheTopDismisses() throws {
    let model = SheetModel(), screen = try screen(model, at: .medium)
    screen.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 620))
    try screen.settle()
    #expect(screen.sheetTop == nil)
    #expect(model.log == ["isPresented false", "onDismiss"])
  }

  @Test func aFlickUpAtTheLargestRunsOn() throws {
    let model = SheetModel(), screen = try screen(model, at: .large)
    screen.flick(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 550))
    try screen.settle()
    #expect(screen.sheetTop == 59)
    #expect(try top(of: 10, screen) < 59 + 500 - 300)
  }

  @Test func aFlickDownInTheMiddleOfTheContentStaysInIt() throws {
    let model = SheetModel(), screen = try screen(model, at: .large)
    screen.drag(from: CGPoint(x: 100, y: 800), to: CGPoint(x: 100, y: 100), duration: 0.5, holding: 0.3)
    screen.flick(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 420))
    try screen.settle()
    #expect(screen.sheetTop == 59)
    #expect(try top(of: 0, screen) > 59 - 690 + 120)
  }

  @Test func scrollsFirstWhereTheAuthorWantsIt() throws {
    let model = SheetModel(), screen = try screen(model, at: .medium, .scrolls)
    screen.drag(from: CGPoint(x: 100, y: 800), to: CGPoint(x: 100, y: 590), duration: 0.5, holding: 0.3)
    try screen.settle()
    #expect(screen.sheetTop == 426)
    #expect(abs(try top(of: 0, screen) - (426 - 200)) < 0.34)
  }

  @Test func aShortScrollViewMovesTheSheet() throws {
    let model = SheetModel()
    let screen = try Screen.presenting(model) {
      ScrollView { Text("short").frame(maxWidth: .infinity) }.presentationDetents([.medium, .large])
    }
    screen.drag(from: CGPoint(x: 100, y: 800), to: CGPoint(x: 100, y: 500), duration: 0.5, holding: 0.3)
    try screen.settle()
    #expect(screen.sheetTop == 59)
  }

  @Test func aScrollViewAcrossLeavesUpAndDownToTheSheet() throws {
    let model = SheetModel()
    let screen = try Screen.presenting(model) {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<20) { Text("\($0)").frame(width: 100, height: 300).accessibilityIdentifier("\($0)") } }
      }
      .presentationDetents([.medium, .large])
    }
    let left = try screen.find(id: "0").frame.minX
    screen.drag(from: CGPoint(x: 300, y: 640), to: CGPoint(x: 200, y: 640), duration: 0.4, holding: 0.3)
    #expect(abs(try screen.find(id: "0").frame.minX - (left - 90)) < 0.34)
    screen.drag(from: CGPoint(x: 300, y: 640), to: CGPoint(x: 300, y: 340), duration: 0.5, holding: 0.3)
    try screen.settle()
    #expect(screen.sheetTop == 59)
  }

  /// A wheel moves what is in the sheet, at any detent, and neither the sheet nor what is behind it.
  @Test(arguments: [PresentationDetent.medium, .large]) func aWheelMovesTheContent(detent: PresentationDetent) throws {
    let model = SheetModel(), screen = try screen(model, at: detent)
    let place = screen.sheetTop, before = try top(of: 3, screen)
    for _ in 1...2 { screen.scrollWheel(at: CGPoint(x: 150, y: 700), by: CGVector(dx: 0, dy: Screen.wheelNotch)) }
    try screen.settle()
    #expect(abs(try top(of: 3, screen) - (before - 2 * Screen.wheelNotch)) < 0.5)
    #expect(screen.sheetTop == place && model.detent == detent)
    for _ in 1...4 { screen.scrollWheel(at: CGPoint(x: 150, y: 700), by: CGVector(dx: 0, dy: -Screen.wheelNotch)) }
    try screen.settle()
    #expect(try top(of: 3, screen) == before && screen.sheetTop == place)
  }
}
