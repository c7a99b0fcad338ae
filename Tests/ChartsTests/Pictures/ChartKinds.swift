import Charts
import SwiftUI

/// Charts of the kinds that Apple's documentation shows, one view each.
enum ChartKind: String, CaseIterable {
  case bars, stackedBars, groupedBars, levelBars, timeline, line, linesWithSymbols, stackedAreas, rangeArea, scatter, heatMap
  case ruleWithAnnotation, donut, monthsOnAxis
}

struct ChartOfKind: View {
  let kind: ChartKind

  private struct Toy {
    let shape: String, color: String, count: Double
  }
  private static let toys = [
    Toy(shape: "Cube", color: "Green", count: 2), Toy(shape: "Sphere", color: "Green", count: 0),
    Toy(shape: "Pyramid", color: "Green", count: 1), Toy(shape: "Cube", color: "Purple", count: 1),
    Toy(shape: "Sphere", color: "Purple", count: 1), Toy(shape: "Pyramid", color: "Purple", count: 1),
    Toy(shape: "Cube", color: "Pink", count: 1), Toy(shape: "Sphere", color: "Pink", count: 2),
    Toy(shape: "Pyramid", color: "Pink", count: 0), Toy(shape: "Cube", color: "Yellow", count: 1),
    Toy(shape: "Sphere", color: "Yellow", count: 1), Toy(shape: "Pyramid", color: "Yellow", count: 2),
  ]
  private static let colors: KeyValuePairs<String, Color> = [
    "Green": .green, "Purple": .purple, "Pink": .pink, "Yellow": .yellow,
  ]
  private static let cities = ["Cupertino", "Munich", "San Francisco"]
  private static let hours = [8.0, 6.9, 4.1, 10.6, 9.2, 12.4, 13.1, 12.8, 11, 9.3, 7.2, 6.1]
  private static func month(_ index: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar.date(from: DateComponents(year: 2025, month: 1 + index, day: 1))!
  }
  private static func sunshine(_ city: Int, _ month: Int) -> Double {
    max(0.5, hours[month] * [1, 0.62, 0.84][city] - Double(city * month % 3))
  }

  var body: some View {
    switch kind {
    case .bars:
      Chart(["Cube", "Sphere", "Pyramid"], id: \.self) { shape in
        BarMark(
          x: .value("Shape Type", shape),
          y: .value("Total Count", Self.toys.filter { $0.shape == shape }.reduce(0) { $0 + $1.count }))
      }
    case .stackedBars:
      Chart(Array(Self.toys.enumerated()), id: \.offset) { _, toy in
        BarMark(x: .value("Shape Type", toy.shape), y: .value("Total Count", toy.count))
          .foregroundStyle(by: .value("Shape Color", toy.color))
      }
      .chartForegroundStyleScale(Self.colors)
    case .groupedBars:
      Chart(Array(Self.toys.enumerated()), id: \.offset) { _, toy in
        BarMark(x: .value("Shape Type", toy.shape), y: .value("Total Count", toy.count))
          .foregroundStyle(by: .value("Shape Color", toy.color))
          .position(by: .value("Shape Color", toy.color))
      }
    case .levelBars:
      Chart(Self.cities.indices, id: \.self) { city in
        BarMark(
          x: .value("Hours", (0..<12).reduce(0) { $0 + Self.sunshine(city, $1) } * 30), y: .value("City", Self.cities[city]))
      }
    case .timeline:
      Chart(
        Array([("Job 1", 0, 15), ("Job 2", 5, 25), ("Job 1", 20, 35), ("Job 1", 40, 55), ("Job 2", 30, 60)].enumerated()),
        id: \.offset
      ) {
        BarMark(xStart: .value("Start", $0.element.1), xEnd: .value("End", $0.element.2), y: .value("Job", $0.element.0))
      }
    case .line:
      Chart(0..<12, id: \.self) { LineMark(x: .value("Month", $0 + 1), y: .value("Hours of Sunshine", Self.hours[$0])) }
    case .linesWithSymbols:
      Chart {
        ForEach(0..<3, id: \.self) { city in
          ForEach(0..<12, id: \.self) { month in
            LineMark(x: .value("Month", Self.month(month)), y: .value("Hours of Sunshine", Self.sunshine(city, month)))
          }
          .foregroundStyle(by: .value("City", Self.cities[city]))
          .symbol(by: .value("City", Self.cities[city]))
          .interpolationMethod(.catmullRom)
        }
      }
      .chartYAxisLabel("Hours of sunshine a day")
    case .stackedAreas:
      Chart {
        ForEach(0..<3, id: \.self) { city in
          ForEach(0..<12, id: \.self) { month in
            AreaMark(x: .value("Month", Self.month(month)), y: .value("Hours", Self.sunshine(city, month)))
              .foregroundStyle(by: .value("City", Self.cities[city]))
          }
        }
      }
    case .rangeArea:
      Chart(0..<12, id: \.self) { month in
        AreaMark(
          x: .value("Month", Self.month(month)), yStart: .value("Low", Self.hours[month] - 3),
          yEnd: .value("High", Self.hours[month] + 3)
        )
        .opacity(0.3)
        LineMark(x: .value("Month", Self.month(month)), y: .value("Mean", Self.hours[month]))
      }
    case .scatter:
      Chart(0..<60, id: \.self) { index in
        PointMark(
          x: .value("Wing Length", 12 + Double(index * 37 % 60) / 7), y: .value("Wing Width", 5 + Double(index * 53 % 47) / 20)
        )
        .foregroundStyle(by: .value("Family", ["Swallows", "Sparrows", "Finches"][index % 3]))
        .symbol(by: .value("Family", ["Swallows", "Sparrows", "Finches"][index % 3]))
      }
      .chartXAxisLabel("Wing length")
    case .heatMap:
      Chart(0..<25, id: \.self) { index in
        RectangleMark(x: .value("Positive", ["+", "++", "−", "−−", "0"][index % 5]), y: .value("Negative", "row \(index / 5)"))
          .foregroundStyle(by: .value("Number", index * 17 % 26))
      }
    case .ruleWithAnnotation:
      Chart {
        ForEach(0..<7, id: \.self) { day in
          BarMark(
            x: .value("Day", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day]),
            y: .value("Steps", [4200, 7400, 6100, 9800, 12100, 5300, 8000][day])
          )
          .annotation(position: .top, alignment: .center) {
            if day == 4 { Text("12.1K").font(.caption2).foregroundStyle(.secondary) }
          }
        }
        RuleMark(y: .value("Mean", 7557))
          .foregroundStyle(.orange)
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 3]))
          .annotation(position: .top, alignment: .leading) { Text("Average 7,557").font(.caption).foregroundStyle(.orange) }
      }
    case .donut:
      Chart([("Cachapa", 9631), ("Injera", 6959), ("Crêpe", 4891), ("Jian Bing", 2506)], id: \.0) { name, sales in
        SectorMark(angle: .value("Sales", sales), innerRadius: .ratio(0.6), angularInset: 1.5)
          .cornerRadius(4)
          .foregroundStyle(by: .value("Pancake", name))
      }
    case .monthsOnAxis:
      Chart(0..<12, id: \.self) { month in
        BarMark(x: .value("Month", Self.month(month), unit: .month), y: .value("Sales", Self.hours[month] * 1000))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .month)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
        }
      }
      .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) }
      .chartYAxisLabel("Sales")
    }
  }
}
