import Charts
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct MarkAnimationTests {
  @MainActor @Observable final class Store { var value = 2.0 }
  @MainActor @Observable final class Names { var names = ["a", "b", "c"] }

  /// A change in an animation runs the bar there; its neighbours' layers stay who they are.
  @Test func barsRunToTheirNewValues() throws {
    let store = Store()
    let stand = try ChartStand {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 == "a" ? store.value : 10)) }
    }
    let before = stand.layers("BarMark")
    let start = before[0].size.height
    withAnimation(.linear(duration: 1)) { store.value = 10 }
    stand.screen.advance(by: 0.5)
    let middle = stand.frames("BarMark")[0].height
    try stand.screen.settle()
    let end = stand.frames("BarMark")[0].height
    #expect(abs(middle - (start + end) / 2) < end * 0.06, "\(start) \(middle) \(end)")
    #expect(zip(before, stand.layers("BarMark")).allSatisfy { $0 === $1 })
  }

  /// Work: a bar that is added makes one layer, and the others keep theirs.
  @Test func identityKeepsLayers() throws {
    let names = Names()
    let stand = try ChartStand { Chart(names.names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) } }
    let before = stand.layers("BarMark")
    names.names = ["a", "n", "b", "c"]
    try stand.screen.settle()
    let after = stand.layers("BarMark")
    #expect(after.count == 4 && after[0] === before[0] && after[2] === before[1] && after[3] === before[2])
  }
}
