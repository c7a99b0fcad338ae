import Charts
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct MarkMeaningTests {
  @Test func barsAreReadByPlaceAndValue() throws {
    let stand = try ChartStand {
      Chart([("Mon", 1200), ("Tue", 900)], id: \.0) { BarMark(x: .value("day", $0.0), y: .value("steps", $0.1)) }
        .chartXAxis(.hidden)
    }
    let bar = try stand.screen.find(text: "Mon")
    #expect(bar.value == "steps 1,200")
    #expect(bar.frame == stand.frames("BarMark")[0])
  }

  @Test func levelBarsAndSeries() throws {
    let stand = try ChartStand {
      Chart {
        BarMark(x: .value("steps", 5), y: .value("day", "Mon")).foregroundStyle(by: .value("who", "Ann"))
        LineMark(x: .value("steps", 1), y: .value("day", "Mon"), series: .value("s", "first"))
        LineMark(x: .value("steps", 2), y: .value("day", "Mon"), series: .value("s", "first"))
      }
      .chartYAxis(.hidden).chartLegend(.hidden)
    }
    #expect(try stand.screen.find(text: "Mon").value == "Ann, steps 5")
    #expect(try stand.screen.find(text: "first").value == "2 points")
  }

  /// Words of texts are those of the chart's place and of the time at which they are asked for.
  @Test func textsAreReadInTheLocaleAndOnTime() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let screen = try Screen {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("\(1234) m", 2))
        BarMark(x: .value("x", "b"), y: .value("y", 2)).accessibilityLabel("\(5678)")
          .accessibilityValue(Text("since \(start, style: .timer)")).accessibilityIdentifier("b")
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(try screen.find(text: "a").value == "1.234 m 2")
    #expect(try screen.find(id: "b").label == "5.678" && screen.find(id: "b").value == "since 0:00")
    screen.advance(by: 5)
    #expect(try screen.find(id: "b").value == "since 0:05")
  }

  @Test func ownWords() throws {
    let stand = try ChartStand {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 2)).accessibilityLabel("first").accessibilityValue("two")
          .accessibilityIdentifier("id")
        BarMark(x: .value("x", "b"), y: .value("y", 2)).accessibilityHidden(true)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let bar = try stand.screen.find(id: "id")
    #expect(bar.label == "first" && bar.value == "two")
    #expect(stand.screen.findAll(text: "b").isEmpty)
  }
}
