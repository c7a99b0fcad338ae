import Exhibits
import SwiftUI
import Testing
import Touchstone

/// Bars whose neighbours are opened.
@MainActor @Suite struct ChartTapsTests {
  @MainActor private struct Shown {
    let screen: Screen
    /// From one bar's middle to the next's, in points.
    let band: CGFloat
    let plotTop: CGFloat

    init(_ places: ChartTaps.Places, secondTap: ChartTaps.SecondTap = .staysOpen, labelWidth: CGFloat) throws {
      screen = try Screen { ChartTaps(places, secondTap: secondTap, labelWidth: labelWidth) }
      try screen.settle()
      let first = try screen.find(id: "bar-1").frame, second = try screen.find(id: "bar-2").frame
      band = second.midX - first.midX
      plotTop = try screen.find(id: "chart").frame.minY
    }

    /// Taps beside a bar's middle, in the upper part of its column.
    func tap(bar: Int, dx: CGFloat = 0) throws {
      screen.tap(at: CGPoint(x: try screen.find(id: "bar-\(bar)").frame.midX + dx, y: plotTop + 30))
      try screen.settle()
    }
    var open: Int? { (1...8).first { screen.shows(text: "Session \($0)") } }
  }

  /// The labels are about as wide as a band: every tap opens the bar to the right, and the last bar alone opens itself.
  @Test func labelsAsWideAsABandOpenTheRightNeighbour() throws {
    let shown = try Shown(.ofOverlay, labelWidth: 40)
    #expect(abs(shown.band - 40) < 3, "\(shown.band)")
    for bar in 1...8 {
      try shown.tap(bar: bar)
      #expect(shown.open == min(bar + 1, 8), "bar \(bar)")
    }
  }

  /// Narrower ones split each bar.
  @Test func narrowLabelsSplitTheBars() throws {
    let shown = try Shown(.ofOverlay, labelWidth: 16)
    let half = shown.band * 0.6 / 2 - 1
    try shown.tap(bar: 3, dx: -half)
    #expect(shown.open == 3)
    try shown.tap(bar: 3, dx: half)
    #expect(shown.open == 4)
  }

  /// Each tap is on another bar, and means to open it.
  @Test func theReportClosesNowAndThen() throws {
    let shown = try Shown(.ofOverlay, secondTap: .closes, labelWidth: 16)
    let half = shown.band * 0.6 / 2 - 1
    var seen: [Int?] = []
    for (bar, dx) in [(1, -half), (3, half), (4, -half), (6, -half), (8, 0), (7, half)] as [(Int, CGFloat)] {
      try shown.tap(bar: bar, dx: dx)
      seen.append(shown.open)
    }
    #expect(seen == [1, 4, nil, 6, 8, nil])
  }

  @Test(arguments: [16, 28, 40] as [CGFloat]) func convertedEveryBarOpensItself(labelWidth: CGFloat) throws {
    let shown = try Shown(.ofPlot, labelWidth: labelWidth)
    let half = shown.band * 0.6 / 2 - 0.5
    for bar in 1...8 {
      for dx in [-half, 0, half] {
        try shown.tap(bar: bar, dx: dx)
        #expect(shown.open == bar, "bar \(bar), \(dx) beside its middle")
      }
    }
  }

  /// A tap on the labels: without the guard it opens the bar at the edge; with it, nothing.
  @Test func labelsOpenTheFirstBarWithoutTheGuard() throws {
    func tapLabels(_ places: ChartTaps.Places) throws -> Int? {
      let shown = try Shown(places, labelWidth: 28)
      let first = try shown.screen.find(id: "bar-1").frame
      shown.screen.tap(at: CGPoint(x: first.midX - shown.band / 2 - 14, y: shown.plotTop + 60))
      try shown.screen.settle()
      return shown.open
    }
    #expect(try tapLabels(.ofPlotWithoutGuard) == 1)
    #expect(try tapLabels(.ofPlot) == nil)
  }

  @Test func aSecondTapNeverClosesInTheRightVersion() throws {
    let shown = try Shown(.ofPlot, labelWidth: 28)
    for _ in 0..<3 {
      try shown.tap(bar: 5)
      #expect(shown.open == 5)
    }
  }
}
