import SwiftUI

struct Photo: View {
  @State private var scale: CGFloat = 1
  @State private var lastScale: CGFloat = 1
  @State private var offset: CGSize = .zero
  @State private var lastOffset: CGSize = .zero
  var body: some View {
    Image(systemName: "map").resizable().scaledToFit()
      .scaleEffect(scale).offset(offset)
      .gesture(
        MagnificationGesture()
          .onChanged { scale = lastScale * $0 }
          .onEnded { _ in lastScale = scale }
          .simultaneously(
            with: DragGesture()
              .onChanged { v in
                offset = CGSize(width: lastOffset.width + v.translation.width, height: lastOffset.height + v.translation.height)
              }
              .onEnded { _ in lastOffset = offset })
      )
  }
}
