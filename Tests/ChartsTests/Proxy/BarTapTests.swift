import Charts
import SwiftUI
import Testing
import Touchstone

/// A tap picks the bar that is drawn there.
@MainActor @Suite struct BarTapTests {
  /// Every pixel column of every bar, by the conversion that the overlay makes; three of them, and what is beside the bars, by a finger.
  @Test(arguments: TappedBars.resting) func picksWhatIsDrawn(shown: TappedBars) throws {
    let (stand, picked) = try shown.stand()
    let bars = stand.frames("BarMark"), plot = stand.plot, pixel = 1 / shown.scale
    #expect(bars.count == 8)
    for (index, bar) in bars.enumerated() {
      #expect(plot.holds(bar), "bar \(index + 1) at \(bar) in \(plot)")
      for column in stride(from: bar.minX + pixel / 2, to: bar.maxX, by: pixel) {
        let name: String? = stand.proxy.value(atX: column - plot.minX)
        guard name == "\(index + 1)" else {
          Issue.record("column \(column) of bar \(index + 1) picks \(name ?? "nothing")")
          return
        }
      }
      for column in [bar.minX + pixel / 2, bar.midX, bar.maxX - pixel / 2] {
        stand.screen.tap(at: CGPoint(x: column, y: bar.midY))
        #expect(picked.bar == index + 1, "tap at \(column)")
      }
      // Above the bar, and in the gap beside it, it is the band that counts.
      let band = try #require(stand.proxy.positionRange(forX: "\(index + 1)"))
      stand.screen.tap(at: CGPoint(x: plot.minX + band.lowerBound + 1, y: plot.minY + 2))
      #expect(picked.bar == index + 1)
    }
    // The labels, and the rest of the chart outside of the plot.
    let outside = [
      CGPoint(x: plot.minX - 3, y: plot.midY), CGPoint(x: plot.maxX + 3, y: plot.midY), CGPoint(x: plot.midX, y: plot.maxY + 6),
    ].filter { stand.chart.contains($0) }
    #expect(!outside.isEmpty)
    for place in outside {
      picked.bar = 99
      stand.screen.tap(at: place)
      #expect(picked.bar == nil, "outside at \(place)")
    }
    #expect(picked.taps == 8 * 4 + outside.count)
  }

  /// The same by a finger on each pixel column.
  @Test func everyColumnByAFinger() throws {
    let (stand, picked) = try TappedBars(labels: .left, width: 240, isRightToLeft: false, scale: 2).stand()
    for (index, bar) in stand.frames("BarMark").enumerated() where index % 3 == 0 {
      for column in stride(from: bar.minX + 0.25, to: bar.maxX, by: 0.5) {
        stand.screen.tap(at: CGPoint(x: column, y: bar.maxY - 1))
        #expect(picked.bar == index + 1, "tap at \(column)")
      }
    }
    #expect(picked.taps > 60)
  }
}
