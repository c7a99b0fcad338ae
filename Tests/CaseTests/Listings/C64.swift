import SwiftUI
import Charts

struct Months: View {
  let cal = Calendar(identifier: .gregorian)
  var starts: [Date] { (1...6).map { cal.date(from: DateComponents(year: 2026, month: $0))! } }
  @State private var near: Date?
  @State private var inside: Date?
  var body: some View {
    VStack {
      Chart(starts, id: \.self) { BarMark(x: .value("m", $0, unit: .month), y: .value("n", 10)) }
        .chartOverlay { proxy in
          GeometryReader { g in
            Color.clear.contentShape(Rectangle()).onTapGesture { p in
              guard let t: Date = proxy.value(atX: p.x - g[proxy.plotFrame!].minX) else { return }
              near = starts.min { abs($0.timeIntervalSince(t)) < abs($1.timeIntervalSince(t)) }  // bug
              inside = starts.last { $0 <= t }
            }
          }
        }
        .frame(width: 330, height: 150)
      Text("\(near.map { cal.component(.month, from: $0) } ?? 0) / \(inside.map { cal.component(.month, from: $0) } ?? 0)")
    }
  }
}
