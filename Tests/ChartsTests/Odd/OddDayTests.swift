import Charts
import SwiftUI
import Testing
import Touchstone

/// Days of time zones whose clocks change oddly: at midnight, or by half an hour.
@MainActor @Suite struct OddDayTests {
  struct Zone: CustomTestStringConvertible, Sendable {
    let name: String, year: Int, month: Int, day: Int
    /// Of five days, of which the third is this one.
    let hours: [Double]
    var testDescription: String { name }
  }
  nonisolated static let zones = [
    // Midnight comes twice, or not at all.
    Zone(name: "America/Sao_Paulo", year: 2018, month: 11, day: 4, hours: [24, 24, 23, 24, 24]),
    Zone(name: "America/Sao_Paulo", year: 2018, month: 2, day: 17, hours: [24, 24, 25, 24, 24]),
    Zone(name: "Australia/Lord_Howe", year: 2025, month: 10, day: 5, hours: [24, 24, 23.5, 24, 24]),
    Zone(name: "Australia/Lord_Howe", year: 2025, month: 4, day: 6, hours: [24, 24, 24.5, 24, 24]),
    Zone(name: "America/New_York", year: 2025, month: 3, day: 9, hours: [24, 24, 23, 24, 24]),
    Zone(name: "Asia/Tehran", year: 2022, month: 3, day: 22, hours: [24, 24, 23, 24, 24]),
  ]

  @Test(arguments: zones) func eachPixelMeansTheDayThatIsDrawnThere(zone: Zone) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone.name))
    let noon = try #require(
      calendar.date(from: DateComponents(year: zone.year, month: zone.month, day: zone.day, hour: 12)))
    let days = try (-2...2).map { try #require(calendar.date(byAdding: .day, value: $0, to: noon)) }
    let stand = try ChartStand(width: 400) { [calendar] in
      Chart(days, id: \.self) {
        BarMark(x: .value("day", $0, unit: .day, calendar: calendar), y: .value("n", 1), width: .ratio(1))
      }
      .environment(\.calendar, calendar)
    }
    let bars = stand.marks(), total = stand.proxy.plotSize.width, sum = zone.hours.reduce(0, +)
    #expect(bars.count == 5)
    for (bar, hours) in zip(bars, zone.hours) { #expect(abs(bar.width - total * hours / sum) < 0.7, "\(bar)") }
    for (bar, day) in zip(bars, days) {
      for column in stride(from: bar.minX + 0.5, to: bar.maxX - 0.4, by: 1 / 3) {
        let date: Date = try #require(stand.proxy.value(atX: column))
        guard calendar.isDate(date, inSameDayAs: day) else {
          Issue.record("column \(column) of \(day) is \(date)")
          return
        }
      }
    }
    #expect(stand.screen.console.isEmpty)
  }
}
