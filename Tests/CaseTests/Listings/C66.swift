import SwiftUI
import Charts

struct Categories: View {
  let rows = ["Mon", "Tue", "Wed", "Thu", "Fri"]
  @State private var range: ClosedRange<String>?
  @State private var wrong: Date?
  var body: some View {
    Chart(rows, id: \.self) { BarMark(x: .value("day", $0), y: .value("n", $0.count)) }
      .chartXSelection(range: $range)  // band scale: stays nil
      .chartOverlay { proxy in
        GeometryReader { g in
          Color.clear.contentShape(Rectangle())
            .simultaneousGesture(
              SpatialTapGesture().onEnded { v in
                wrong = proxy.value(atX: v.location.x - g[proxy.plotFrame!].minX, as: Date.self)  // always nil
              })
        }
      }
      .frame(width: 300, height: 160)
  }
}
