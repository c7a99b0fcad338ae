import Charts
import SwiftUI
import Testing
import Touchstone

/// What a change of a chart costs, in marks that are plotted and layers that are written: no more than what changed.
@MainActor @Suite struct ChartWorkTests {
  @MainActor @Observable final class Store {
    var picked = -1
    var values = (0..<100).map { Double($0 * 37 % 83) }
    var other = 0
  }

  private func stand<Content: ChartContent>(
    _ store: Store, @ChartContentBuilder _ content: @escaping (Store) -> Content
  ) throws -> ChartStand {
    try ChartStand { Chart { content(store) }.chartYScale(domain: 0...100) }
  }

  /// The work of a change, to its end.
  private func work(_ stand: ChartStand, _ change: () -> Void) throws -> (chart: ChartWork, screen: Work) {
    let before = try #require(stand.proxy.work)
    _ = stand.screen.picture()
    let screen = try stand.screen.work {
      change()
      try stand.screen.settle()
      _ = stand.screen.picture()
    }
    return (try #require(stand.proxy.work) - before, screen)
  }

  @ChartContentBuilder private func bars(_ store: Store) -> some ChartContent {
    ForEach(0..<100, id: \.self) { index in
      BarMark(x: .value("x", index), y: .value("y", store.values[index]))
        .foregroundStyle(index == store.picked ? Color.red : Color.blue)
    }
  }

  /// A bar becomes red and another one blue again: two are plotted, two layers written, none rasterised.
  @Test func aPickedBarAlone() throws {
    let store = Store()
    let stand = try stand(store) { bars($0) }
    let first = try work(stand) { store.picked = 40 }
    #expect(first.chart == ChartWork(marksChanged: 1, marksPlotted: 1))
    let second = try work(stand) { store.picked = 41 }
    #expect(second.chart == ChartWork(marksChanged: 2, marksPlotted: 2))
    #expect(second.screen.layersWritten == 2 && second.screen.layersRedrawn == 0, "\(second.screen)")
    #expect(second.screen.bodiesRun < 20, "no label of an axis is made anew: \(second.screen)")
  }

  /// A bar grows within the domain.
  @Test func aValueThatChangesTheScaleOfNothing() throws {
    let store = Store()
    let stand = try stand(store) { bars($0) }
    let place = try #require(stand.proxy.position(forY: 50.0))
    let cost = try work(stand) { store.values[7] = 50 }
    #expect(cost.chart == ChartWork(marksChanged: 1, marksPlotted: 1))
    #expect(abs(stand.marks()[7].minY - place) < 0.34)
    #expect(cost.screen.layersWritten <= 3, "position, size and content of one layer: \(cost.screen)")
  }

  /// A rule comes and goes beside the bars, before or behind them: none of them is plotted, and none of their layers written.
  @Test(arguments: [false, true]) func aRuleThatComesAndGoes(isFirst: Bool) throws {
    let store = Store()
    let stand = try stand(store) { store in
      if isFirst, store.picked >= 0 { RuleMark(x: .value("x", store.picked)) }
      bars(store)
      if !isFirst, store.picked >= 0 { RuleMark(x: .value("x", store.picked)) }
    }
    store.picked = 10
    try stand.screen.settle()
    let layers = stand.layers("BarMark")
    let moved = try work(stand) { store.picked = 20 }
    #expect(moved.chart == ChartWork(marksChanged: 3, marksPlotted: 3), "two colours and the rule")
    let rule = stand.frames("RuleMark"), place = try #require(stand.proxy.position(forX: 20))
    #expect(rule.count == 1 && abs(rule[0].minX - stand.plot.minX - place) < 0.34)
    let gone = try work(stand) { store.picked = -1 }
    #expect(gone.chart == ChartWork(marksChanged: 1, marksPlotted: 1), "the colour of what was picked")
    #expect(stand.layers("RuleMark").isEmpty)
    #expect(zip(layers, stand.layers("BarMark")).allSatisfy { $0 === $1 })
  }

  /// A mark behind one that comes and goes stays who it is.
  @Test func whatFollowsAnOptionalMark() throws {
    let store = Store()
    let stand = try stand(store) { store in
      if store.picked >= 0 { RuleMark(y: .value("y", store.picked)) }
      PointMark(x: .value("x", 1), y: .value("y", 10))
    }
    let layer = stand.layers("PointMark")[0]
    let cost = try work(stand) { store.picked = 20 }
    #expect(stand.layers("RuleMark").count == 1 && stand.layers("PointMark")[0] === layer)
    #expect(cost.chart == ChartWork(marksChanged: 1, marksPlotted: 1))
  }

  /// The same chart in a view that is made anew for another reason.
  @Test func nothingOfTheChart() throws {
    let store = Store()
    let stand = try ChartStand {
      VStack {
        Text("\(store.other)")
        Chart { bars(store) }.chartXAxis { AxisMarks(values: [0, 50]) { AxisValueLabel() } }
      }
    }
    let cost = try work(stand) { store.other = 1 }
    #expect(cost.chart == ChartWork())
  }

  /// A value that makes the domain longer moves all, and all are plotted.
  @Test func aScaleThatChanges() throws {
    let store = Store()
    let stand = try ChartStand { Chart { bars(store) } }
    let cost = try work(stand) { store.values[3] = 500 }
    #expect(cost.chart == ChartWork(marksChanged: 1, marksPlotted: 100))
    for (index, bar) in stand.marks().enumerated() {
      let top = try #require(stand.proxy.position(forY: store.values[index]))
      #expect(abs(bar.minY - top) < 0.34)
    }
  }

  /// One point of one of two lines: that line is drawn anew, the other is not.
  @Test func oneLineOfTwo() throws {
    let store = Store()
    let stand = try stand(store) { store in
      ForEach(0..<100, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", store.values[index]), series: .value("s", index % 2))
      }
    }
    let cost = try work(stand) { store.values[7] = 55 }
    #expect(cost.chart == ChartWork(marksChanged: 1, marksPlotted: 1))
    #expect(cost.screen.layersRedrawn == 1)
  }

  /// Dark: the same pieces in other colours.
  @Test func otherColoursWithoutPlotting() throws {
    let store = Store()
    let stand = try stand(store) { bars($0) }
    let light = stand.layers("BarMark")[5].content
    let cost = try work(stand) { stand.screen.isDark = true }
    #expect(cost.chart == ChartWork())
    #expect(stand.layers("BarMark")[5].content != light)
  }

  /// What marks mean is said when it is asked for, and is what they are by then.
  @Test func meaningsFollow() throws {
    let store = Store()
    let stand = try stand(store) { bars($0) }
    store.values[7] = 55
    try stand.screen.settle()
    #expect(stand.layers("BarMark")[7].semantics?.value == "y 55")
    #expect(stand.layers("BarMark")[8].semantics?.label == "8")
  }
}
