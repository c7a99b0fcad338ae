import Charts
import SwiftUI
import Testing
import Touchstone

/// Bins over numbers at the ends of their types, and steps that no calendar reaches.
@MainActor @Suite struct OddBinTests {
  @Test func wholeNumbersAtTheEndsOfTheirType() {
    let all = NumberBins(data: [Int.min, 0, Int.max], desiredCount: 4)
    #expect(all.count >= 2 && all.thresholds.first == Int.min && all.thresholds.last == Int.max, "\(all.thresholds)")
    #expect(all.index(for: Int.max) == all.count - 1)
    let unsigned = NumberBins(data: [UInt64.min, UInt64.max], desiredCount: 4)
    #expect(unsigned.thresholds.last == UInt64.max, "\(unsigned.thresholds)")
    let few = NumberBins(range: Int.min...Int.max, count: 2)
    #expect(few.thresholds == [Int.min, 0, Int.max])
  }

  @Test func binsOfOneSizeEndWithTheType() {
    #expect(NumberBins(size: UInt8(10), range: 235...255).thresholds == [235, 245, 255])
    #expect(NumberBins(size: UInt8(10), range: 240...255).thresholds == [240, 250, 255])
    #expect(NumberBins(size: Int8(-3), range: -2...1).thresholds == [-2, -1, 0, 1])
    #expect(NumberBins(size: 3, range: 0...7).thresholds == [0, 3, 6, 9])
  }

  /// More bins than a chart shows are one.
  @Test func noMoreBinsThanAChartShows() {
    #expect(NumberBins(size: 1, range: 0...Int.max).count == 1)
    #expect(NumberBins(range: 0...10, count: .max).count <= 100_000)
    #expect(NumberBins(range: 0.0...10.0, count: .max).count <= 100_000)
  }

  @Test func stepsThatNoCalendarReaches() {
    let day = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 86_400)
    for unit in [Calendar.Component.second, .hour, .day, .weekOfYear, .month, .year] {
      for step in [Int.min, 0, .max] {
        let bins = DateBins(unit: unit, by: step, range: day)
        #expect(bins.thresholds == bins.thresholds.sorted() && bins.count <= 2_000, "\(unit) \(step)")
      }
    }
  }

  /// Weeks by twos begin with the same weeks wherever the range begins.
  @Test func weeksByTwosStayWhereTheyAre() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let week = 7 * 86_400.0, start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    func begins(_ weeks: Double) -> Set<Date> {
      let from = start.addingTimeInterval(weeks * week)
      return Set(
        DateBins(unit: .weekOfYear, by: 2, range: from...from.addingTimeInterval(40 * week), calendar: calendar).thresholds)
    }
    let whole = begins(0)
    for weeks in [1.0, 2, 3, 5] {
      #expect(begins(weeks).intersection(whole).count >= 17, "from \(weeks) weeks on")
    }
  }

  /// An area that is no number counts as the usual one, one below 0 as 0, with a report.
  @Test(arguments: [Double.nan, .infinity, -4]) func oddSymbolAreas(area: Double) throws {
    let stand = try ChartStand {
      Chart([1.0, 2, 3], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)).symbolSize(by: .value("z", $0)) }
        .chartSymbolSizeScale(range: [CGFloat(area), 100])
    }
    #expect(stand.frames("PointMark").count == 3)
    #expect(stand.screen.console.contains { $0.contains("chartSymbolSizeScale") })
  }
}
