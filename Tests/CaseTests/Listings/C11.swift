import SwiftUI

struct Popup: View {
  @State private var measured: CGSize = .zero
  @State private var target: CGSize = CGSize(width: 390 / 7.0 * 3, height: 100 / 3.0)
  var body: some View {
    Color.orange
      .frame(width: target.width, height: target.height)
      .background(
        GeometryReader { g in
          Color.clear
            .onAppear { measured = g.size }
            .onChange(of: g.size) { measured = $0 }
        }
      )
      .onChange(of: measured) { m in
        if m != target {  // differs by rounding only: bug
          withAnimation { target = CGSize(width: m.width / 3 * 3.0000001, height: m.height) }
        }
      }
  }
}
