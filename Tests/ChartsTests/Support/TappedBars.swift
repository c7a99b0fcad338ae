import Charts
import SwiftUI
import Testing
import Touchstone

/// A chart of eight bars that are tapped: what its y axis says, how wide it is, and on which screen.
struct TappedBars: CustomTestStringConvertible {
  enum Labels: CaseIterable { case left, right, hidden, wide }

  let labels: Labels, width: CGFloat, isRightToLeft: Bool, scale: CGFloat
  /// There are twenty bars, eight of them seen.
  var isScrolled = false

  var testDescription: String {
    "\(labels) \(width) \(isRightToLeft ? "rtl" : "ltr") @\(scale)x\(isScrolled ? " scrolled" : "")"
  }

  static let resting = cases(areScrolled: [false])
  static let restingAndScrolled = cases(areScrolled: [false, true])

  private static func cases(areScrolled: [Bool]) -> [TappedBars] {
    var cases: [TappedBars] = []
    for labels in Labels.allCases {
      for width in [240, 301, 380] as [CGFloat] {
        for isRightToLeft in [false, true] {
          for scale in [2, 3] as [CGFloat] {
            for isScrolled in areScrolled {
              cases.append(
                TappedBars(
                  labels: labels, width: width, isRightToLeft: isRightToLeft, scale: scale, isScrolled: isScrolled))
            }
          }
        }
      }
    }
    return cases
  }

  /// What the last tap picked.
  @MainActor final class Picked {
    var bar: Int?
    var taps = 0
  }

  /// The chart on its screen.
  @MainActor func stand() throws -> (stand: ChartStand, picked: Picked) {
    let device = Device(name: "test", size: CGSize(width: 400, height: 300), scale: scale)
    let picked = Picked()
    let stand = try ChartStand(device, settings: Settings(isRightToLeft: isRightToLeft), width: width) {
      Bars(shown: self, picked: picked)
    }
    return (stand, picked)
  }

  /// How much of the plot a bar fills from below.
  static func accuracy(of bar: Int) -> Double { Double(bar % 5 + 3) / 8 }

  /// Red bars, and an overlay that converts what it catches.
  private struct Bars: View {
    let shown: TappedBars
    let picked: Picked
    private static let words = ["0 퍼센트 정답", "50 퍼센트 정답", "100 퍼센트 정답"]

    var body: some View {
      if shown.isScrolled {
        chart(20).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 8)
      } else {
        chart(8)
      }
    }

    private func chart(_ count: Int) -> some View {
      Chart(1...count, id: \.self) {
        BarMark(x: .value("session", "\($0)"), y: .value("accuracy", TappedBars.accuracy(of: $0)), width: .ratio(0.6))
          .foregroundStyle(Color(red: 1, green: 0, blue: 0))
      }
      .chartYScale(domain: 0...1)
      .chartYAxis(shown.labels == .hidden ? .hidden : .automatic)
      .chartYAxis {
        AxisMarks(position: shown.labels == .right ? .trailing : .leading, values: [0, 0.5, 1]) { value in
          AxisGridLine()
          if shown.labels == .wide {
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
                picked.taps += 1
                picked.bar = nil
                guard geometry[proxy.plotContainerFrame!].contains(tap.location) else { return }
                let name: String? = proxy.value(atX: tap.location.x - geometry[proxy.plotFrame!].minX)
                picked.bar = name.flatMap(Int.init)
              })
        }
      }
    }
  }
}
