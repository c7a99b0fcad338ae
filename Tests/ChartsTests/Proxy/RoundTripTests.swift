import Charts
import SwiftUI
import TestSupport
import Testing
import Touchstone

/// `value(at: position(for: v))` is v, for every scale and 10,000 values.
@MainActor @Suite struct RoundTripTests {
  private static let count = 10_000

  private func points(_ values: [Double]) -> some ChartContent {
    ForEach(values, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
  }

  /// Both ways, on both sides: a place is met again to a hundredth of a pixel, and the value within what that is worth.
  private func check(_ stand: ChartStand, _ values: [Double]) throws {
    for value in values {
      let place = try #require(stand.proxy.position(for: (x: value, y: value)))
      let back = try #require(stand.proxy.value(at: place, as: (Double, Double).self))
      let again = try #require(stand.proxy.position(for: (x: back.0, y: back.1)))
      guard abs(again.x - place.x) < 0.01, abs(again.y - place.y) < 0.01,
        abs(back.0 - value) <= 1e-6 * max(1, abs(value)) || abs(value) < 1
      else {
        Issue.record("\(value) at \(place) came back as \(back) at \(again)")
        return
      }
    }
  }

  @Test(arguments: [ScaleType.linear, .squareRoot, .power(exponent: 3), .symmetricLog])
  func numbersOfBothSigns(type: ScaleType) throws {
    var random = RandomNumbers(seed: 1)
    let values = (0..<Self.count).map { _ in Double.random(in: -500...1500, using: &random) }
    let stand = try ChartStand {
      Chart { points([-100, 0, 900]) }.chartXScale(type: type).chartYScale(type: type)
    }
    try check(stand, values)
  }

  @Test func logarithms() throws {
    var random = RandomNumbers(seed: 2)
    let values = (0..<Self.count).map { _ in pow(10, Double.random(in: -8...12, using: &random)) }
    let stand = try ChartStand {
      Chart { points([1e-3, 1, 1e6]) }.chartXScale(type: .log).chartYScale(type: .log)
    }
    try check(stand, values)
    #expect(stand.proxy.position(forX: -1.0) == nil, "there is no logarithm")
    #expect(stand.proxy.position(forX: 0.0) == nil)
  }

  @Test func reversedAndPadded() throws {
    var random = RandomNumbers(seed: 3)
    let values = (0..<Self.count).map { _ in Double.random(in: -10...10, using: &random) }
    let stand = try ChartStand {
      Chart { points([0, 5]) }
        .chartXScale(domain: .automatic(reversed: true), range: .plotDimension(startPadding: 12, endPadding: 30))
        .chartYScale(domain: [5.0, 0.0], range: .plotDimension(padding: 7))
    }
    try check(stand, values)
    let size = stand.proxy.plotSize
    #expect(stand.proxy.position(forX: 5.0) == 12)
    #expect(stand.proxy.position(forX: 0.0) == size.width - 30)
    #expect(stand.proxy.position(forY: 5.0) == size.height - 7, "5 is at the bottom")
  }

  @Test func dates() throws {
    var random = RandomNumbers(seed: 4)
    let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let stand = try ChartStand {
      Chart([start, start.addingTimeInterval(1e6)], id: \.self) { PointMark(x: .value("t", $0), y: .value("y", 1)) }
    }
    for _ in 0..<Self.count {
      let date = start.addingTimeInterval(Double.random(in: -1e6...2e6, using: &random))
      let place = try #require(stand.proxy.position(forX: date))
      let back = try #require(stand.proxy.value(atX: place, as: Date.self))
      guard abs(back.timeIntervalSince(date)) < 1e-3 else {
        Issue.record("\(date) came back as \(back)")
        return
      }
    }
  }

  @Test func categories() throws {
    var random = RandomNumbers(seed: 5)
    let names = (0..<40).map { "name \($0)" }
    let stand = try ChartStand {
      Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    for _ in 0..<Self.count {
      let name = names[Int(random.next() % 40)]
      let place = try #require(stand.proxy.position(forX: name)), band = try #require(stand.proxy.positionRange(forX: name))
      let inBand = band.lowerBound + CGFloat.random(in: 0..<1, using: &random) * (band.upperBound - band.lowerBound) * 0.999_99
      guard stand.proxy.value(atX: place) == name, stand.proxy.value(atX: inBand) == name, band.contains(place) else {
        Issue.record("\(name) at \(place) of \(band)")
        return
      }
    }
    #expect(stand.proxy.position(forX: "unknown") == nil)
  }

  @Test func bandsTouchAndDoNotOverlap() throws {
    let names = (0..<13).map { "\($0)" }
    let stand = try ChartStand { Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) } }
    let bands = try names.map { try #require(stand.proxy.positionRange(forX: $0)) }
    for (a, b) in zip(bands, bands.dropFirst()) { #expect(abs(a.upperBound - b.lowerBound) < 1e-9) }
    #expect(abs(bands[0].lowerBound) < 1e-9 && abs(bands[12].upperBound - stand.proxy.plotSize.width) < 1e-9)
  }

  /// Continuous scales go on; categories answer with the nearest band.
  @Test func outsideOfTheDomain() throws {
    let stand = try ChartStand {
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }
    }
    #expect(stand.proxy.value(atX: -50, as: String.self) == "a")
    #expect(stand.proxy.value(atX: 5000, as: String.self) == "c")
    let height = stand.proxy.plotSize.height
    let above = try #require(stand.proxy.value(atY: -height, as: Double.self))
    #expect(abs(above - 20) < 1e-9)
    #expect(stand.proxy.position(forY: -10.0) == 2 * height)
  }

  @Test func anotherTypeThanTheAxisHasIsReported() throws {
    let stand = try ChartStand { Chart(["a"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) } }
    #expect(stand.proxy.value(atX: 10, as: Date.self) == nil)
    #expect(stand.screen.console.contains { $0.contains("a Date was asked for along x") }, "\(stand.screen.console)")
    #expect(stand.proxy.value(atY: 10, as: String.self) == nil)
    #expect(stand.proxy.value(atX: .nan, as: String.self) == nil)
  }

  @Test func domains() throws {
    let stand = try ChartStand { Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 17)) } }
    #expect(stand.proxy.xDomain(dataType: String.self) == ["a", "b"])
    #expect(stand.proxy.yDomain(dataType: Int.self) == [0, 20])
    #expect(stand.proxy.plotAreaSize == stand.plot.size)
  }
}
