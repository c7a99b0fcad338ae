import Charts
import SwiftUI

/// Two groups of three bars.
struct Bars: View {
  var body: some View {
    Chart(0..<6, id: \.self) { index in
      BarMark(x: .value("x", ["a", "b", "c"][index % 3]), y: .value("y", 2 + index))
        .foregroundStyle(by: .value("group", index < 3 ? "p" : "q"))
    }
  }
}

/// Points of numbers along both axes, told apart in every way.
struct Dots: View {
  var body: some View {
    Chart(0..<6, id: \.self) { index in
      PointMark(x: .value("x", 1 + index * 7), y: .value("y", 2 + index))
        .symbol(by: .value("group", index < 3 ? "p" : "q"))
        .symbolSize(by: .value("size", 1 + index))
    }
  }
}

/// Two lines.
struct Lines: View {
  var body: some View {
    Chart(0..<6, id: \.self) { index in
      LineMark(x: .value("x", index % 3), y: .value("y", index * index)).lineStyle(by: .value("group", index < 3 ? "p" : "q"))
    }
  }
}

/// Twenty bars of which five fit.
struct ScrolledBars: View {
  var isLevel = false
  var body: some View {
    if isLevel {
      Chart(0..<20, id: \.self) { BarMark(x: .value("x", 1 + $0 % 7), y: .value("y", "\($0)")) }
    } else {
      Chart(0..<20, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1 + $0 % 7)) }
    }
  }
}

/// A chart of one piece of content.
struct Only<Content: ChartContent>: View {
  let content: Content
  init(@ChartContentBuilder _ content: () -> Content) { self.content = content() }
  var body: some View { Chart { content }.chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartLegend(.hidden) }
}
