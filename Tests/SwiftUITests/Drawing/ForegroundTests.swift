import LayerTree
import SwiftUI
import Testing
import Touchstone

/// What `foregroundStyle` means for what is inside.
@MainActor
@Suite struct ForegroundTests {
  private func color<V: View>(@ViewBuilder of view: @escaping @MainActor () -> V) throws -> PaintColor {
    let screen = try Screen { view() }
    var found: PaintColor?
    func walk(_ layer: Layer) {
      for case .text(let block, _) in layer.content { found = block.runs.first?.color }
      layer.children.forEach(walk)
    }
    walk(screen.rootLayer)
    return try #require(found)
  }

  @Test func theForegroundOfTheForegroundIsTheOneAround() throws {
    #expect(try color { Text("a").foregroundStyle(.foreground) } == .black)
    let pale = try color { VStack { Text("a").foregroundStyle(.foreground.opacity(0.5)) }.foregroundStyle(.white) }
    #expect(pale == PaintColor(red: 1, green: 1, blue: 1, alpha: 0.5))
  }

  @Test func palerLevelsPaleTheStyleAround() throws {
    #expect(try color { Text("a").foregroundStyle(.secondary) }.alpha == 0.6)
    let tertiary = try color { VStack { Text("a").foregroundStyle(.tertiary) }.foregroundStyle(.white) }
    #expect(tertiary == PaintColor(red: 1, green: 1, blue: 1, alpha: 0.3))
  }
}
