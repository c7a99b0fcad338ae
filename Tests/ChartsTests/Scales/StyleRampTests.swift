import Charts
import SwiftUI
import Testing
import Touchstone

/// Colours that numbers and dates have by the type of their scale.
@MainActor @Suite struct StyleRampTests {
  /// How white each of the bars is, from 0 to 1, on a ramp from black to white.
  private func whiteness<Value: Plottable & Hashable, Scaled: View>(
    _ values: [Value], _ scale: (AnyView) -> Scaled
  ) throws -> [Double] {
    let chart = AnyView(
      Chart(values.indices, id: \.self) { index in
        BarMark(x: .value("x", "\(index)"), y: .value("y", 1)).foregroundStyle(by: .value("value", values[index]))
      })
    let scaled = scale(chart)
    let stand = try ChartStand { scaled }
    let picture = stand.screen.picture()
    return try stand.frames("BarMark").map {
      Double(try #require(picture.color(at: CGPoint(x: $0.midX, y: $0.midY))).red)
    }
  }
  private func isNear(_ found: [Double], _ wanted: [Double]) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 0.01 }
  }
  private let gradient = Gradient(colors: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)])

  @Test func aTypeSpreadsColoursAsItSpreadsPlaces() throws {
    let values = [0.0, 4, 25, 100]
    let rows: [(ScaleType?, [Double])] = [
      (nil, [0, 0.04, 0.25, 1]), (.linear, [0, 0.04, 0.25, 1]), (.squareRoot, [0, 0.2, 0.5, 1]),
      (.power(exponent: 2), [0, 0.0016, 0.0625, 1]),
    ]
    for (type, wanted) in rows {
      let found = try whiteness(values) { $0.chartForegroundStyleScale(range: gradient, type: type) }
      #expect(isNear(found, wanted), "\(String(describing: type)): \(found)")
    }
  }

  /// Equal steps for equal ratios; what is not above 0 has no place and the first colour, and is no end of the ramp.
  @Test func logarithmic() throws {
    #expect(isNear(try whiteness([1, 10, 100]) { $0.chartForegroundStyleScale(range: gradient, type: .log) }, [0, 0.5, 1]))
    #expect(
      isNear(
        try whiteness([-3, 0, 1, 10, 100]) { $0.chartForegroundStyleScale(range: gradient, type: .log) }, [0, 0, 0, 0.5, 1]))
    #expect(
      isNear(
        try whiteness([1, 10, 100]) { $0.chartForegroundStyleScale(domain: 1...10000, range: gradient, type: .log) },
        [0, 0.25, 0.5]))
    #expect(
      isNear(
        try whiteness([1, 10, 100]) { $0.chartForegroundStyleScale(domain: 0...100, range: gradient, type: .log) }, [0, 0.5, 1]))
  }

  @Test func datesAndWhatTheLegendSaysOfThem() throws {
    let days = [0.0, 1, 4].map { Date(timeIntervalSinceReferenceDate: $0 * 86_400 + 43_200) }
    #expect(isNear(try whiteness(days) { $0.chartForegroundStyleScale(range: gradient, type: .date) }, [0, 0.25, 1]))
    let stand = try ChartStand {
      Chart(days, id: \.self) { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("day", $0)) }
        .chartForegroundStyleScale(range: gradient, type: .date).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(stand.texts.count == 2 && stand.texts.allSatisfy { $0.contains("Jan") }, "\(stand.texts)")
  }

  /// A list of colours is one for each value, and a ramp where the type says so.
  @Test func listsOfColours() throws {
    let ends = [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)]
    #expect(isNear(try whiteness([0, 1, 4]) { $0.chartForegroundStyleScale(range: ends) }, [0, 1, 0]))
    #expect(isNear(try whiteness([0, 1, 4]) { $0.chartForegroundStyleScale(range: ends, type: .category) }, [0, 1, 0]))
    #expect(isNear(try whiteness([0, 1, 4]) { $0.chartForegroundStyleScale(range: ends, type: .linear) }, [0, 0.25, 1]))
    #expect(
      isNear(try whiteness([1, 2]) { $0.chartForegroundStyleScale(domain: [0, 4], range: ends, type: .linear) }, [0.25, 0.5]))
  }

  /// Categories have the gradient's colours at equal distances.
  @Test func categoriesOfAGradient() throws {
    #expect(isNear(try whiteness([0, 1, 100]) { $0.chartForegroundStyleScale(range: gradient, type: .category) }, [0, 0.5, 1]))
  }
}
