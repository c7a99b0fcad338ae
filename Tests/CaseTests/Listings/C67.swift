import SwiftUI
import Charts

struct Telemetry: View {
  let raw: [(Int, Double)] = (0..<2_000).map { ($0, Double(($0 * 7919) % 101)) }
  @State private var pos = 0
  static var sorts = 0
  var points: [(Int, Double)] { Self.sorts += 1; return raw.sorted { $0.0 < $1.0 } }  // bug: in body
  var domain: ClosedRange<Double> { let v = points.map(\.1); return (v.min() ?? 0)...(v.max() ?? 1) }
  var body: some View {
    VStack {
      Chart(points, id: \.0) { LineMark(x: .value("t", $0.0), y: .value("v", $0.1)) }
        .chartYScale(domain: domain)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 200)
        .chartScrollPosition(x: $pos)
      Text("sorts \(Self.sorts) at \(pos)")
    }
  }
}
