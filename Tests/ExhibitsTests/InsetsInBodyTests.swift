import Exhibits
import SwiftUI
import Testing
import Touchstone

/// The window's insets read in `body`, and once.
@MainActor
@Suite struct InsetsInBodyTests {
  private func cycles(_ screen: Screen) -> [String] {
    screen.console.filter { $0.hasPrefix("=== AttributeGraph: cycle detected through attribute ") }
  }

  @Test func readInBodyItIsACycleWhileLayoutIsPending() throws {
    let screen = try Screen { InsetsInBody(.inBody) }
    try screen.settle()
    let atFirst = cycles(screen).count
    #expect(atFirst >= 1)
    screen.rotate()
    try screen.settle()
    #expect(cycles(screen).count > atFirst)
    try screen.tap(id: "bar")
    #expect(screen.shows(text: "Tapped 1 times"), "touches go on working")
  }

  /// The ring begins and ends with the same body, by way of the window and its layout: at first, and again when it turns.
  @Test func ringGoesFromTheBodyThroughTheWindowToTheBody() throws {
    let screen = try Screen { InsetsInBody(.inBody) }
    try screen.settle()
    let before = screen.console.count
    screen.rotate()
    try screen.settle()
    for report in [screen.console.prefix(before), screen.console.dropFirst(before)] {
      let ring = report.dropFirst().prefix { !$0.hasPrefix("===") }
      var rest = ring[...]
      for stop in ["BarThatAsksInBody.body", "UIWindow.safeAreaInsets", "UIKit layout", "BarThatAsksInBody.body"] {
        let place = rest.firstIndex { $0.contains(stop) }
        rest = rest[(try #require(place, "\(stop) in \(ring)") + 1)...]
      }
      #expect(rest.isEmpty)
      #expect(ring.first?.contains("BarThatAsksInBody.body") == true)
    }
  }

  @Test func withoutPendingLayoutItIsSilentAndTouchesArrive() throws {
    let log = ExhibitLog()
    let screen = try Screen { InsetsInBody(.inBody, log: log) }
    try screen.settle()
    let before = (lines: screen.console.count, runs: log.bodyRuns)
    try screen.tap(id: "bar")
    try screen.settle()
    #expect(screen.shows(text: "Tapped 1 times"))
    #expect(log.bodyRuns > before.runs)
    #expect(screen.console.count == before.lines)
    try screen.tap(id: "bar")
    #expect(screen.shows(text: "Tapped 2 times"))
  }

  @Test func readOnceItIsSilentAtAllTimes() throws {
    let screen = try Screen { InsetsInBody(.onAppear) }
    try screen.settle()
    screen.rotate()
    try screen.settle()
    try screen.tap(id: "bar")
    try screen.settle()
    #expect(screen.shows(text: "Tapped 1 times"))
    #expect(screen.console.isEmpty)
  }

  /// `a ?? 0 + 8` is `a ?? (0 + 8)`: the bar in `body` lies 8 points higher than its author meant.
  @Test func plusBindsTighterThanNilCoalescing() throws {
    let inBody = try Screen { InsetsInBody(.inBody) }
    let once = try Screen { InsetsInBody(.onAppear) }
    try inBody.settle()
    try once.settle()
    let inset = Device.iPhone14.safeArea.top
    #expect(try inBody.find(id: "bar").frame.minY == inset)
    #expect(try once.find(id: "bar").frame.minY == inset + 8)
  }
}
