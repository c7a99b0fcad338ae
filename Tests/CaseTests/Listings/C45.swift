import SwiftUI

struct Key: View {
  let robust: Bool
  @State private var pressed = false
  @GestureState private var live = false
  var body: some View {
    let on = robust ? live : pressed
    Text("A").frame(width: 60, height: 60).background(on ? .red : .gray)
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($live) { _, s, _ in s = true }
          .onChanged { _ in pressed = true }
          .onEnded { _ in pressed = false })  // not delivered on cancel
  }
}
