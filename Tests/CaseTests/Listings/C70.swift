import SwiftUI

struct Cropper: View {
  @State private var scale: CGFloat = 1
  @State private var drag: CGSize = .zero
  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Color.purple.frame(width: 240, height: 160)
          .gesture(MagnificationGesture().onChanged { scale = $0 })  // absolute: bug
          .highPriorityGesture(
            DragGesture()
              .onChanged { drag = $0.translation }
              .onEnded { drag = $0.translation }
          )  // not accumulated: bug
          .scaleEffect(scale)
          .offset(drag)  // outside the gesture: bug
          .animation(.easeInOut)
        Rectangle().stroke(.white).frame(width: proxy.size.width - 80, height: 120).allowsHitTesting(false)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}
