import SwiftUI

struct Crop: View {
  let rebase: Bool
  @State private var scale: CGFloat = 1
  @State private var base: CGFloat = 1
  @State private var ref: CGFloat = 1
  var body: some View {
    Color.indigo.frame(width: 200, height: 200).scaleEffect(scale)
      .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
      .gesture(
        MagnifyGesture()
          .onChanged { v in
            let wanted = base * v.magnification / ref
            scale = min(4, max(1, wanted))
            if rebase, wanted < 1 { ref = v.magnification; base = 1 }
          }
          .onEnded { _ in
            base = scale; ref = 1
          }
      )
      .overlay(alignment: .bottom) { Text("\(scale)") }
  }
}
