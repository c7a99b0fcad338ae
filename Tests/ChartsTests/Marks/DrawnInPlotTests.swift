import Charts
import LayerTree
import SwiftUI
import Testing
import Touchstone

/// `geo[proxy.plotFrame!]` contains every mark that is drawn: each kind of mark, with domains that come by themselves.
@MainActor @Suite struct DrawnInPlotTests {
  private static let values: [(x: Double, y: Double)] = [(1, 3), (2, -4), (3, 9.7), (4, 0), (5, 7.2)]

  private func check(
    _ names: [String], count: Int, isRightToLeft: Bool = false, @ChartContentBuilder _ content: @escaping () -> some ChartContent
  ) throws {
    let stand = try ChartStand(settings: Settings(isRightToLeft: isRightToLeft)) { Chart { content() } }
    let frames = names.flatMap(stand.frames)
    #expect(frames.count == count)
    for frame in frames { #expect(stand.plot.holds(frame), "\(frame) in \(stand.plot)") }
    #expect(stand.screen.console.isEmpty, "\(stand.screen.console)")
  }

  @Test(arguments: [false, true]) func bars(isRightToLeft: Bool) throws {
    try check(["BarMark"], count: 5, isRightToLeft: isRightToLeft) {
      ForEach(Self.values, id: \.x) { BarMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
    }
    try check(["BarMark"], count: 5, isRightToLeft: isRightToLeft) {
      ForEach(Self.values, id: \.x) { BarMark(x: .value("x", $0.y), y: .value("y", "\($0.x)")) }
    }
    try check(["BarMark"], count: 5, isRightToLeft: isRightToLeft) {
      ForEach(Self.values, id: \.x) {
        BarMark(xStart: .value("a", $0.x), xEnd: .value("b", $0.x + 1.5), y: .value("y", "\($0.x)"))
      }
    }
  }

  @Test(arguments: [false, true]) func linesAndAreas(isRightToLeft: Bool) throws {
    try check(["LineMark"], count: 1, isRightToLeft: isRightToLeft) {
      ForEach(Self.values, id: \.x) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
    }
    try check(["AreaMark"], count: 1, isRightToLeft: isRightToLeft) {
      ForEach(Self.values, id: \.x) { AreaMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
    }
  }

  @Test(arguments: [false, true]) func rectanglesAndRules(isRightToLeft: Bool) throws {
    try check(["RectangleMark"], count: 5, isRightToLeft: isRightToLeft) {
      ForEach(Self.values, id: \.x) { RectangleMark(x: .value("x", "\($0.x)"), y: .value("y", "\($0.y)")) }
    }
    try check(["RuleMark"], count: 10, isRightToLeft: isRightToLeft) {
      ForEach(Self.values, id: \.x) {
        RuleMark(x: .value("x", $0.x))
        RuleMark(y: .value("y", $0.y))
      }
    }
  }

  /// Symbols at the ends of a domain that comes by itself.
  @Test(arguments: [false, true]) func points(isRightToLeft: Bool) throws {
    let stand = try ChartStand(settings: Settings(isRightToLeft: isRightToLeft)) {
      Chart(Self.values, id: \.x) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
    }
    let frames = stand.frames("PointMark")
    #expect(frames.count == Self.values.count)
    for (value, frame) in zip(Self.values, frames) {
      #expect(stand.plot.contains(CGPoint(x: frame.midX, y: frame.midY)), "\(value)")
    }
  }
}
