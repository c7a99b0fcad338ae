import SwiftUI

struct Sketch: View {
  @GestureState private var pinch: CGFloat = 1
  var body: some View {
    ZStack {
      ForEach(0..<10) { i in
        Path { p in
          p.move(to: CGPoint(x: 0, y: i * 40)); p.addLine(to: CGPoint(x: 390, y: i * 40))
        }.stroke()
      }
      Circle().fill(.red).frame(width: 12).position(x: 60, y: 60)
    }
    .contentShape(Rectangle())
    .scaleEffect(pinch)  // centre anchor, resets: bug
    .gesture(MagnifyGesture().updating($pinch) { v, s, _ in s = v.magnification })
  }
}
