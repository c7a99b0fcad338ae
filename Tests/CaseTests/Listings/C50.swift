import SwiftUI

struct Puck: View {
  @State private var pos = CGSize.zero
  @State private var ends = 0
  @State private var zoom: CGFloat = 1
  @GestureState private var active = false
  var body: some View {
    VStack {
      Circle().fill(active ? .orange : .blue).frame(width: 80).offset(pos).scaleEffect(zoom)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .updating($active) { _, s, _ in s = true }
            .onChanged { pos = $0.translation }
            .onEnded { _ in ends += 1 }
        )
        .simultaneousGesture(MagnificationGesture().onChanged { zoom = $0 })
      Text("ends \(ends)")
    }
    .onChange(of: active) { now in if !now && ends == 0 { pos = .zero } }  // recovery path
  }
}
