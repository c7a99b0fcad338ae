import Charts
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct ScratchPictures {
  struct Gallery: View {
    let months = ["Jan", "Feb", "Mar", "Apr", "May"]
    var body: some View {
      VStack(spacing: 18) {
        Chart(0..<10, id: \.self) { i in
          BarMark(x: .value("month", months[i % 5]), y: .value("sales", 120 + i * i * 7 % 90))
            .foregroundStyle(by: .value("shop", i < 5 ? "North" : "South"))
        }
        .chartXAxisLabel("Month").chartYAxisLabel("Sales")
        .frame(height: 170)
        Chart(0..<24, id: \.self) { i in
          LineMark(x: .value("hour", i), y: .value("t", 12 + 7 * sin(Double(i) / 4)), series: .value("s", "a"))
            .interpolationMethod(.catmullRom)
          AreaMark(x: .value("hour", i), y: .value("t", 12 + 7 * sin(Double(i) / 4))).opacity(0.2)
          if i % 6 == 0 {
            PointMark(x: .value("hour", i), y: .value("t", 12 + 7 * sin(Double(i) / 4))).annotation {
              Text("\(i)h").font(.caption2)
            }
          }
          RuleMark(y: .value("t", 15)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
        }
        .frame(height: 170)
        Chart(months.indices, id: \.self) { i in
          BarMark(x: .value("n", 3 + i * 2), y: .value("month", months[i]))
            .annotation(position: .trailing) { Text("\(3 + i * 2)").font(.caption) }
        }
        .frame(height: 150)
        HStack(spacing: 20) {
          Chart(months.indices, id: \.self) { i in
            SectorMark(angle: .value("n", 5 - i), innerRadius: .ratio(0.618), angularInset: 1.5)
              .cornerRadius(4)
              .foregroundStyle(by: .value("month", months[i]))
          }
          Chart(months.indices, id: \.self) { i in
            SectorMark(angle: .value("n", 5 - i), outerRadius: i == 1 ? .ratio(1) : .ratio(0.88))
              .foregroundStyle(by: .value("month", months[i]))
              .annotation(position: .overlay) { Text("\(5 - i)").font(.caption).foregroundStyle(.white) }
          }
          .chartLegend(.hidden)
        }
        .frame(height: 180)
      }
      .padding()
    }
  }

  @Test func pictures() throws {
    for isDark in [false, true] {
      for isRightToLeft in [false, true] {
        let screen = try Screen(.iPhone14, settings: Settings(isRightToLeft: isRightToLeft)) { Gallery() }
        screen.isDark = isDark
        try screen.settle()
        try screen.picture().write(to: "/bld/chart-\(isDark ? "dark" : "light")-\(isRightToLeft ? "rtl" : "ltr").png")
      }
    }
  }
}
