import Charts
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct AxisTests {
  private var bars: some View {
    Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 100)) }
  }

  @Test func yLabelsAreTrailingAndXLabelsBelow() throws {
    let stand = try ChartStand { bars }
    let top = try stand.text("100"), category = try stand.text("b")
    #expect(top.minX >= stand.plot.maxX && abs(top.midY - stand.plot.minY) < 1)
    #expect(category.minY >= stand.plot.maxY)
    #expect(abs(category.midX - (stand.plot.minX + stand.plot.width / 2)) < 0.5)
    #expect(stand.plot.minX == stand.chart.minX)
  }

  @Test func rightToLeftMirrors() throws {
    let stand = try ChartStand(settings: Settings(isRightToLeft: true)) { bars }
    let top = try stand.text("100")
    #expect(top.maxX <= stand.plot.minX && stand.plot.maxX == stand.chart.maxX)
    let a = try #require(stand.proxy.position(forX: "a")), c = try #require(stand.proxy.position(forX: "c"))
    #expect(a > c)
    #expect(abs(try stand.text("a").midX - (stand.plot.minX + a)) < 0.5)
  }

  @Test func hiddenAxesTakeNoRoom() throws {
    let stand = try ChartStand { bars.chartXAxis(.hidden).chartYAxis(.hidden) }
    #expect(stand.plot == stand.chart)
    #expect(stand.texts.isEmpty && stand.frames("AxisGridLine").isEmpty)
  }

  @Test func gridLinesLieAtTheirValues() throws {
    let stand = try ChartStand { bars.chartYAxis { AxisMarks(values: [0, 40, 100]) } }
    let lines = stand.marks("AxisGridLine")
    let places = [0, 40, 100].compactMap { stand.proxy.position(forY: Double($0)) }
    #expect(lines.count == 3)
    for (line, place) in zip(lines, places) { #expect(abs(line.midY - place) < 0.5 && line.width == stand.proxy.plotSize.width) }
  }

  @Test func formatsContentAndPositions() throws {
    let stand = try ChartStand {
      bars
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 50, 100]) { value in
            AxisValueLabel { Text("\(value.index + 1) of \(value.count)") }
          }
          AxisMarks(format: FloatingPointFormatStyle<Double>.Percent().scale(1), position: .trailing, values: [0.0, 100])
        }
        .chartXAxis { AxisMarks(position: .top) { AxisValueLabel(centered: true) } }
    }
    #expect(stand.screen.shows(text: "3 of 3") && stand.screen.shows(text: "100%"))
    #expect(try stand.text("3 of 3").maxX <= stand.plot.minX)
    #expect(try stand.text("100%").minX >= stand.plot.maxX)
    #expect(try stand.text("a").maxY <= stand.plot.minY)
  }

  @Test func ticksGridAndOffsets() throws {
    let stand = try ChartStand {
      Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxis {
          AxisMarks(values: .stride(by: 2)) {
            AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.red)
            AxisTick(length: 9)
            AxisValueLabel(anchor: .top, verticalSpacing: 7).offset(y: 3)
          }
        }
        .chartYAxis(.hidden)
    }
    let ticks = stand.frames("TickLine")
    #expect(ticks.count == 3 && ticks.allSatisfy { abs($0.height - 9) < 0.4 && abs($0.minY - stand.plot.maxY) < 0.5 })
    let label = try stand.text("2")
    #expect(abs(label.minY - (stand.plot.maxY + 9 + 7 + 3)) < 0.5)
    let place = try #require(stand.proxy.position(forX: 2))
    #expect(abs(label.midX - stand.plot.minX - place) < 0.5)
  }

  @Test func labelsInThePlot() throws {
    let stand = try ChartStand { bars.chartYAxis { AxisMarks(preset: .inset, values: [50]) } }
    let label = try stand.text("50")
    #expect(stand.plot.holds(label) && stand.plot.maxX == stand.chart.maxX)
  }

  @Test func titles() throws {
    let stand = try ChartStand {
      bars.chartXAxisLabel("letters").chartYAxisLabel("how many").chartYAxisLabel("side", position: .leading)
    }
    let x = try stand.text("letters"), y = try stand.text("how many")
    #expect(x.minY > (try stand.text("a").maxY) - 1 && abs(x.midX - stand.plot.midX) < 0.6)
    #expect(y.maxY <= (try stand.text("100").minY) + 1)
    let side = try stand.text("side")
    #expect(side.maxX <= stand.plot.minX && side.height > side.width, "it is turned")
  }

  @Test func legends() throws {
    func shown<V: View>(_ change: @escaping (AnyView) -> V) throws -> ChartStand {
      try ChartStand {
        change(
          AnyView(
            Chart(["p", "q"], id: \.self) {
              BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("part", $0))
            }))
      }
    }
    let stand = try shown { $0 }
    #expect(try stand.text("p").minY > stand.plot.maxY)
    #expect(try stand.text("p").minX < (try stand.text("q").minX))
    #expect(try shown { $0.chartLegend(.hidden) }.texts.contains("p") == false)
    let top = try shown { $0.chartLegend(position: .top) }
    #expect(try top.text("p").maxY < top.plot.minY)
    #expect(try shown { $0.chartLegend { Text("own") } }.texts.contains("own"))
    let colors = try shown { $0.chartForegroundStyleScale(["p": Color.red, "q": Color.black]) }
    #expect(colors.proxy.foregroundStyleDomain(dataType: String.self) == ["p", "q"])
    let bar = try #require(colors.frames("BarMark").last)
    #expect(colors.screen.picture().color(at: CGPoint(x: bar.midX, y: bar.midY)) == .black)
  }

  @Test func plotStyle() throws {
    let stand = try ChartStand {
      bars.chartPlotStyle { $0.frame(height: 60).background(Color.yellow) }
    }
    #expect(stand.plot.height == 60)
    #expect(stand.screen.picture().color(at: CGPoint(x: stand.plot.minX + 3, y: stand.plot.midY)) != .white)
    #expect(try stand.text("a").minY - stand.plot.maxY < 8, "the labels follow the plot")
  }
}
