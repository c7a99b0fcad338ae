import LayerTree
import SwiftUI
import Testing
import Touchstone

/// Explanations say where in the source the culprit was written.
@MainActor
@Suite struct SourcePlaceTests {
  @Test func whatCoversAButtonIsNamedWithItsLine() throws {
    let screen = try Screen {
      ZStack {
        Button("Buy") {}.accessibilityIdentifier("buy")
        Color.white.opacity(0.5).offset(x: 1)  // the culprit
      }
    }
    let line = #line - 3
    let why = try #require(try screen.find(id: "buy").whyNotTappable)
    #expect(why.contains("SourcePlaceTests.swift:\(line)"), "\(why)")
  }

  /// References without a call take the forms without a place.
  @Test func modifiersMayBeUsedUnapplied() throws {
    let move: (Color) -> (CGSize) -> some View = Color.offset(_:)
    let screen = try Screen { move(.red)(CGSize(width: 5, height: 0)) }
    func lefts(_ layer: Layer) -> [CGFloat] {
      layer.children.flatMap(lefts) + (layer.content.isEmpty ? [] : [layer.frameInRoot.minX])
    }
    #expect(lefts(screen.rootLayer).contains(5))
  }
}
