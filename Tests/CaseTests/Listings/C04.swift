import SwiftUI
import Foundation

struct HtmlRow: View {
  let html: String
  var body: some View {
    Text(render(html))
  }
  private func render(_ s: String) -> String {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))  // what the HTML importer does inside
    return s.replacingOccurrences(of: "<br>", with: "\n")
  }
}
struct Thread: View {
  @State private var tick = 0
  var body: some View {
    VStack {
      HtmlRow(html: "a<br>\(tick)"); Button("next") { tick += 1 }
    }
    .task { tick = 1 }  // pending work for the nested loop to pick up
  }
}
