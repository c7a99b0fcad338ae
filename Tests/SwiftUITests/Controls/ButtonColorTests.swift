import LayerTree
import SwiftUI
import Testing
import Touchstone

/// The tint of a button gives way to what a `foregroundStyle` around it says.
@MainActor @Suite struct ButtonColorTests {
  private func color(@ViewBuilder _ content: @escaping () -> some View) throws -> PaintColor? {
    let screen = try Screen(.iPhone14) { content() }
    func find(_ layer: Layer) -> PaintColor? {
      if case .text(let block, _)? = layer.content.first { return block.runs.first?.color }
      for child in layer.children { if let found = find(child) { return found } }
      return nil
    }
    return find(screen.rootLayer)
  }
  private let red = PaintColor(red: 1, green: 0, blue: 0), white = PaintColor(red: 1, green: 1, blue: 1)
  private let pureRed = Color(.sRGB, red: 1, green: 0, blue: 0)

  @Test func outerStylesReachTheLabel() throws {
    let pureRed = pureRed
    #expect(try color { Button("x") {}.foregroundStyle(pureRed) } == red)
    #expect(try color { Button("x") {}.foregroundColor(pureRed) } == red)
    #expect(try color { VStack { Button("x") {} }.foregroundStyle(pureRed) } == red)
    #expect(try color { Button("x") {}.buttonStyle(.bordered).foregroundStyle(pureRed) } == red)
    #expect(try color { Button("x") {}.buttonStyle(.borderedProminent).foregroundStyle(pureRed) } == red)
  }

  @Test func withoutOneTheTintIsUsed() throws {
    let pureRed = pureRed
    #expect(try color { Button("x") {}.tint(pureRed) } == red)
    #expect(try color { Button("x") {}.buttonStyle(.borderedProminent) } == white)
    let blue = try #require(try color { Button("x") {} })
    #expect(blue.blue > 0.9 && blue.red < 0.1)
    let gray = try #require(try color { Button("x") {}.disabled(true) })
    #expect(gray.alpha < 0.5)
  }
}
