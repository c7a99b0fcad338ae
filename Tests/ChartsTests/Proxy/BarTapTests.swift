import Charts
import SwiftUI
import Testing
import Touchstone

/// A tap picks the bar that is drawn there.
@MainActor @Suite struct BarTapTests {
  enum Labels: CaseIterable { case left, right, hidden, wide }

  struct Case: CustomTestStringConvertible {
    let labels: Labels, width: CGFloat, isRightToLeft: Bool, scale: CGFloat
    var testDescription: String { "\(labels) \(width) \(isRightToLeft ? "rtl" : "ltr") @\(scale)x" }
    static let all: [Case] = Labels.allCases.flatMap { labels in
      ([240, 301, 380] as [CGFloat]).flatMap { width in
        [false, true].flatMap { rightToLeft in
          ([2, 3] as [CGFloat]).map { Case(labels: labels, width: width, isRightToLeft: rightToLeft, scale: $0) }
        }
      }
    }
  }

  @MainActor final class Picked {
    var session: Int?
    var taps = 0
  }

  /// Eight bars, and an overlay that converts what it catches.
  private struct Bars: View {
    let labels: Labels
    let picked: Picked
    private static let words = ["0 퍼센트 정답", "50 퍼센트 정답", "100 퍼센트 정답"]

    var body: some View {
      Chart(1...8, id: \.self) {
        BarMark(x: .value("session", "\($0)"), y: .value("accuracy", Double($0 % 5 + 3) / 8), width: .ratio(0.6))
      }
      .chartYScale(domain: 0...1)
      .chartYAxis(labels == .hidden ? .hidden : .automatic)
      .chartYAxis {
        AxisMarks(position: labels == .right ? .trailing : .leading, values: [0, 0.5, 1]) { value in
          AxisGridLine()
          if labels == .wide {
            AxisValueLabel { Text(Self.words[value.index]) }
          } else {
            AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
          }
        }
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Color.clear
            .contentShape(Rectangle())
            .gesture(
              SpatialTapGesture().onEnded { tap in
                let plot = geometry[proxy.plotFrame!]
                picked.taps += 1
                picked.session = nil
                guard plot.contains(tap.location) else { return }
                let name: String? = proxy.value(atX: tap.location.x - plot.minX)
                picked.session = name.flatMap(Int.init)
              })
        }
      }
    }
  }

  private func stand(_ shown: Case) throws -> (stand: ChartStand, picked: Picked) {
    let device = Device(name: "test", size: CGSize(width: 400, height: 300), scale: shown.scale)
    let picked = Picked()
    let stand = try ChartStand(device, settings: Settings(isRightToLeft: shown.isRightToLeft), width: shown.width) {
      Bars(labels: shown.labels, picked: picked)
    }
    return (stand, picked)
  }

  /// Every pixel column of every bar, by the conversion that the overlay makes; three of them, and what is beside the bars, by a finger.
  @Test(arguments: Case.all) func picksWhatIsDrawn(shown: Case) throws {
    let (stand, picked) = try stand(shown)
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
        #expect(picked.session == index + 1, "tap at \(column)")
      }
      // Above the bar, and in the gap beside it, it is the band that counts.
      let band = try #require(stand.proxy.positionRange(forX: "\(index + 1)"))
      stand.screen.tap(at: CGPoint(x: plot.minX + band.lowerBound + 1, y: plot.minY + 2))
      #expect(picked.session == index + 1)
    }
    // The labels, and the rest of the chart outside of the plot.
    let outside = [
      CGPoint(x: plot.minX - 3, y: plot.midY), CGPoint(x: plot.maxX + 3, y: plot.midY), CGPoint(x: plot.midX, y: plot.maxY + 6),
    ].filter { stand.chart.contains($0) }
    #expect(!outside.isEmpty)
    for place in outside {
      picked.session = 99
      stand.screen.tap(at: place)
      #expect(picked.session == nil, "outside at \(place)")
    }
    #expect(picked.taps == 8 * 4 + outside.count)
  }

  /// The same by a finger on each pixel column.
  @Test func everyColumnByAFinger() throws {
    let (stand, picked) = try stand(Case(labels: .left, width: 240, isRightToLeft: false, scale: 2))
    for (index, bar) in stand.frames("BarMark").enumerated() where index % 3 == 0 {
      for column in stride(from: bar.minX + 0.25, to: bar.maxX, by: 0.5) {
        stand.screen.tap(at: CGPoint(x: column, y: bar.maxY - 1))
        #expect(picked.session == index + 1, "tap at \(column)")
      }
    }
    #expect(picked.taps > 60)
  }
}
