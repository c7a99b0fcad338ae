import SwiftUI

struct Bubble: View {
  @State private var dx: CGFloat = 0
  @State private var scrolling = false
  var body: some View {
    VStack {
      Text("swipe to reply").padding().background(.green.opacity(0.3))
        .offset(x: dx)
        .simultaneousGesture(
          DragGesture(minimumDistance: 10)
            .onChanged { v in
              dx = max(0, v.translation.width)
              if v.translation.height > 12 { scrolling = true }  // disables itself: bug
            }
            .onEnded { _ in withAnimation { dx = 0 } },
          including: scrolling ? .subviews : .all
        )
      Button("reset") { scrolling = false }
    }
  }
}
