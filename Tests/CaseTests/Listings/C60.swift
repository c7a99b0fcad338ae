import SwiftUI
import Charts

struct Cost: View {
  let days: [Date] = (0..<7).map { Calendar.current.date(byAdding: .day, value: $0, to: Calendar.current.startOfDay(for: .now))! }
  @State private var sel: Date?
  var body: some View {
    Chart(days, id: \.self) { d in
      BarMark(x: .value("day", d, unit: .day), y: .value("eur", Double(Calendar.current.component(.day, from: d))))
        .foregroundStyle(d == sel ? .orange : .blue)
    }
    .chartOverlay { proxy in
      GeometryReader { geo in
        Color.clear.contentShape(Rectangle()).onTapGesture { p in
          guard let f = proxy.plotFrame, let t: Date = proxy.value(atX: p.x - geo[f].origin.x) else { return }
          sel = days.min { abs($0.timeIntervalSince(t)) < abs($1.timeIntervalSince(t)) }  // nearest midnight: bug
        }
      }
    }
    .frame(width: 350, height: 180)
  }
}
