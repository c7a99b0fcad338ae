import SwiftUI

struct Split: View {
  let stable: Bool
  @State private var width: CGFloat = 200
  @State private var start: CGFloat?
  var body: some View {
    HStack(spacing: 0) {
      Color.gray.opacity(0.2).frame(width: width)
      Rectangle().fill(.gray).frame(width: 6)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: stable ? .named("split") : .local)  // .local: bug
            .onChanged { v in
              if start == nil { start = width }
              width = max(100, (start ?? 0) + v.location.x - v.startLocation.x)
            }
            .onEnded { _ in start = nil }
        )
      Color.white
    }
    .coordinateSpace(name: "split")
  }
}
