import Charts
import Foundation
import SwiftUI
import Testing
import Touchstone

/// Units begin in Greenwich unless a calendar is named, wherever the machine is.
@MainActor @Suite struct FixedZoneTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private let hour: TimeInterval = 3600

  private func inIndia<Result>(_ body: () throws -> Result) rethrows -> Result {
    let zone = NSTimeZone.default
    defer { NSTimeZone.default = zone }
    NSTimeZone.default = TimeZone(secondsFromGMT: 19_800)!
    return try body()
  }

  @Test func binsAreThoseOfGreenwich() {
    let range = start...start.addingTimeInterval(30 * hour)
    inIndia {
      #expect(DateBins(unit: .day, range: range).thresholds.first == start)
      #expect(DateBins(range: range, desiredCount: 2).thresholds.first == start)
      #expect(DateBins(data: [range.lowerBound, range.upperBound], desiredCount: 2).thresholds.first == start)
    }
  }

  @Test func aCalendarThatIsNamedCounts() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 19_800)!
    let bins = DateBins(unit: .day, range: start...start.addingTimeInterval(30 * hour), calendar: calendar)
    #expect(bins.thresholds.first == start.addingTimeInterval(-5.5 * hour))
  }

  @Test func aDayOfAMarkIsThatOfGreenwich() throws {
    let start = start
    let stand = try inIndia {
      try ChartStand {
        Chart([start.addingTimeInterval(20 * 3600)], id: \.self) {
          BarMark(x: .value("day", $0, unit: .day), y: .value("y", 1))
        }
        .chartXScale(domain: start...start.addingTimeInterval(2 * 86_400))
      }
    }
    let day = try #require(stand.proxy.position(forX: start.addingTimeInterval(86_400)))
    #expect(abs(stand.marks()[0].midX - day / 2) < 1, "the first of two days")
  }
}
