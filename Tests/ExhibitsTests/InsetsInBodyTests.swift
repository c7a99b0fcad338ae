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
  }

  /// The path begins and ends with the same body, by way of the window.
  @Test func pathNamesTheBodyAndTheWindow() throws {
    let screen = try Screen { InsetsInBody(.inBody) }
    try screen.settle()
    let path = screen.console.joined(separator: "\n")
    #expect(path.components(separatedBy: "BarThatAsksInBody.body").count >= 3)
    #expect(path.contains("safeAreaInsets"))
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
