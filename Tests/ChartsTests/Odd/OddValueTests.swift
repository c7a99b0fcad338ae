import Charts
import SwiftUI
import Testing
import Touchstone

/// Values that are none, where marks are told apart by them: what has one is left out, the rest is as it would be without it, and one
/// line says which chart, which modifier, which value, and what to do.
@MainActor @Suite struct OddValueTests {
  private struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    /// How many of the three points are left, and in how many layers.
    let layer: String, left: Int
    let content: @MainActor @Sendable (Int, Double) -> AnyChartContent
    var testDescription: String { name }

    init<C: ChartContent>(
      _ name: String, layer: String = "PointMark", left: Int = 2, _ content: @escaping @MainActor @Sendable (Int, Double) -> C
    ) {
      self.name = name
      self.layer = layer
      self.left = left
      self.content = { AnyChartContent(content($0, $1)) }
    }
  }
  private static let rows = [
    Row("foregroundStyle(by:)") { point($0).foregroundStyle(by: .value("z", $1)) },
    Row("symbol(by:)") { point($0).symbol(by: .value("z", $1)) },
    Row("symbolSize(by:)") { point($0).symbolSize(by: .value("z", $1)) },
    Row("position(by:)") { point($0).position(by: .value("z", $1)) },
    Row("lineStyle(by:)", layer: "RuleMark") { RuleMark(y: .value("y", $0)).lineStyle(by: .value("z", $1)) },
    Row("foregroundStyle(by:)", layer: "BarMark") {
      BarMark(x: .value("x", "\($0)"), y: .value("y", $0)).foregroundStyle(by: .value("z", $1))
    },
    Row("position(by:)", layer: "BarMark") {
      BarMark(x: .value("x", "\($0)"), y: .value("y", $0)).position(by: .value("z", $1))
    },
  ]
  private static func point(_ number: Int) -> PointMark { PointMark(x: .value("x", number), y: .value("y", number)) }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func isLeftOutAndSaid(odd: Double) throws {
    for row in Self.rows {
      let stand = try ChartStand {
        Chart(Array([1.0, odd, 3].enumerated()), id: \.offset) { row.content($0.offset + 1, $0.element) }
      }
      #expect(stand.frames(row.layer).count == row.left, "\(row.name): \(stand.screen.layers)")
      let line = try #require(stand.screen.console.first, "\(row.name) with \(odd)")
      for part in ["Chart of \"y\"", "mark 1, a \(row.layer)", "\(row.name) \"z\" = \(odd)", "left out", "The usual cause"] {
        #expect(line.contains(part), "\(line) does not say \(part)")
      }
      #expect(stand.screen.console.count == 1, "\(stand.screen.console)")
    }
  }

  /// Numbers at the ends of what there are have places, sizes and colours.
  @Test func extremeNumbersAreNumbers() throws {
    for row in Self.rows {
      for values in [[1e-300, 1e300, 1], [-1e300, 0, 1e300], [1e-300, 2e-300, 3e-300], [5e-324, 5e-324, 5e-324]] {
        let stand = try ChartStand {
          Chart(Array(values.enumerated()), id: \.offset) { row.content($0.offset + 1, $0.element) }
        }
        #expect(stand.frames(row.layer).count == 3, "\(row.name) with \(values)")
        #expect(!stand.screen.layers.contains("nan") && !stand.screen.layers.contains("inf"))
        #expect(stand.screen.console.isEmpty, "\(stand.screen.console)")
      }
    }
  }

  /// What says which line a point belongs to leaves it in none; the size of a symbol is of the point alone.
  @Test func pointsOfLines() throws {
    let values: [Double] = [1, 2, .nan, 2, 1]
    func stand<C: ChartContent>(@ChartContentBuilder _ mark: @escaping @MainActor (LineMark, Double) -> C) throws -> ChartStand {
      try ChartStand {
        Chart(Array(values.enumerated()), id: \.offset) {
          mark(LineMark(x: .value("x", $0.offset), y: .value("y", $0.offset)), $0.element)
        }
      }
    }
    let sized = try stand { $0.symbol(.circle).symbolSize(by: .value("z", $1)) }
    #expect(sized.frames("LineMark symbol").count == 4)
    #expect(sized.screen.console.first?.contains("symbolSize(by:) \"z\" = nan") == true)
    #expect(sized.screen.console.first?.contains("the line has a gap there") == true)
    let colored = try stand { $0.foregroundStyle(by: .value("z", $1.isNaN ? .nan : 1)) }
    #expect(colored.frames("LineMark").count == 1)
    #expect(colored.screen.console.first?.contains("it is left out") == true)
  }

  /// One line for each place where it is written, however many marks there are, and again for another chart.
  @Test func onceForEachPlace() throws {
    let stand = try ChartStand {
      VStack {
        ForEach(["sum", "mean"], id: \.self) { name in
          Chart(0..<500, id: \.self) {
            BarMark(x: .value("x", $0), y: .value(name, $0 % 7 == 0 ? Double.nan : 2))
              .foregroundStyle(by: .value("z", $0 % 5 == 0 ? Double.nan : 1)).opacity(.nan)
          }
        }
      }
    }
    for name in ["sum", "mean"] {
      #expect(
        stand.screen.console.filter { $0.hasPrefix("Chart of \"\(name)\" by \"x\": ") }.count == 3, "\(stand.screen.console)")
    }
    #expect(stand.screen.console.count == 6)
  }

  /// A value that becomes none while the chart is shown is found, though no mark moves.
  @Test func aValueThatBecomesNone() throws {
    let store = Store()
    let stand = try ChartStand { Live(store: store) }
    #expect(stand.frames("PointMark").count == 3 && stand.screen.console.isEmpty)
    store.value = .nan
    try stand.screen.settle()
    #expect(stand.frames("PointMark").count == 2)
    #expect(stand.screen.console.count == 1)
    store.value = 5
    try stand.screen.settle()
    #expect(stand.frames("PointMark").count == 3)
  }
  @MainActor @Observable final class Store { var value = 2.0 }
  private struct Live: View {
    let store: Store
    var body: some View {
      Chart(0..<3, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(by: .value("z", $0 == 1 ? store.value : Double($0)))
      }
    }
  }

  /// Numbers of modifiers have something in their place, and are said with the mark.
  @Test func numbersOfModifiers() throws {
    func line<C: ChartContent>(@ChartContentBuilder _ content: @escaping @MainActor (BarMark) -> C) throws -> String {
      let stand = try ChartStand {
        Chart(["a", "b"], id: \.self) { content(BarMark(x: .value("x", $0), y: .value("y", 2))) }
      }
      #expect(stand.frames("BarMark").count == 2 && stand.screen.console.count == 1, "\(stand.screen.console)")
      return stand.screen.console.first ?? ""
    }
    let start = "Chart of \"y\" by \"x\": mark 0, a BarMark, has "
    #expect(try line { $0.cornerRadius(.nan) }.hasPrefix(start + "cornerRadius(_:) = nan"))
    #expect(try line { $0.cornerRadius(-3) }.hasPrefix(start + "cornerRadius(_:) = -3.0, which is less than nothing; 0 is used"))
    #expect(try line { $0.opacity(.infinity) }.hasPrefix(start + "opacity(_:) = inf"))
    #expect(try line { $0.annotation(spacing: .nan) { Text("note") } }.hasPrefix(start + "annotation(spacing:) = nan"))
    #expect(try line { $0.offset(x: .nan) }.hasPrefix(start + "offset(x:) = nan"))
    #expect(try line { $0.position(by: .value("z", 1), span: .ratio(-1)) }.hasPrefix(start + "MarkDimension.ratio(_:) = -1.0"))
    let rule = try ChartStand { Chart { RuleMark(y: .value("y", 2)).lineStyle(StrokeStyle(lineWidth: -1, dash: [.nan])) } }
    #expect(rule.screen.console.count == 2, "\(rule.screen.console)")
    #expect(rule.screen.console.allSatisfy { $0.hasPrefix("Chart of \"y\": mark 0, a RuleMark, has lineStyle(_:)") })
  }
}
