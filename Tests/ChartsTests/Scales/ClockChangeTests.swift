import Charts
import SwiftUI
import Testing
import Touchstone

/// Days of 23 and 25 hours.
@MainActor @Suite struct ClockChangeTests {
  private static var berlin: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
    return calendar
  }

  /// Spring: the clock goes from 2 to 3 on 29 March 2026. Autumn: from 3 to 2 on 25 October.
  @Test(arguments: [(3, 29, 23.0), (10, 25, 25.0)]) func barsAreAsWideAsTheirDays(month: Int, day: Int, hours: Double) throws {
    let calendar = Self.berlin
    let start = calendar.date(from: DateComponents(year: 2026, month: month, day: day - 2))!
    let days = (0..<5).map { calendar.date(byAdding: .day, value: $0, to: start)! }
    let stand = try ChartStand(width: 400) {
      Chart(days, id: \.self) {
        BarMark(x: .value("day", $0, unit: .day, calendar: calendar), y: .value("n", 1), width: .ratio(1))
      }
      .environment(\.calendar, calendar)
    }
    let bars = stand.marks(), total = stand.proxy.plotSize.width
    let lengths = [24, 24, hours, 24, 24]
    for (bar, length) in zip(bars, lengths) { #expect(abs(bar.width - total * length / lengths.reduce(0, +)) < 0.7, "\(bar)") }
    // Each pixel column means the day whose bar is there, by the calendar.
    for (index, bar) in bars.enumerated() {
      for column in stride(from: bar.minX + 0.5, to: bar.maxX - 0.5, by: 1) {
        let date: Date = try #require(stand.proxy.value(atX: column))
        guard calendar.isDate(date, inSameDayAs: days[index]) else {
          Issue.record("column \(column) of day \(index) is \(date)")
          return
        }
      }
    }
  }

  @Test func ticksStayOnTheClock() throws {
    let calendar = Self.berlin
    let start = calendar.date(from: DateComponents(year: 2026, month: 3, day: 28, hour: 12))!
    let end = calendar.date(from: DateComponents(year: 2026, month: 3, day: 30, hour: 12))!
    @MainActor final class Seen { var hours: [Int] = [] }
    let seen = Seen()
    _ = try ChartStand(width: 700) {
      Chart([start, end], id: \.self) { PointMark(x: .value("t", $0), y: .value("n", 1)) }
        .chartXAxis {
          AxisMarks(values: .stride(by: .hour, count: 6)) { value in
            let _ = seen.hours.append(calendar.component(.hour, from: value.as(Date.self)!))
            AxisGridLine()
          }
        }
        .environment(\.calendar, calendar)
    }
    #expect(seen.hours.count >= 9)
    #expect(Set(seen.hours) == [0, 6, 12, 18])
  }
}
