import SwiftUI

final class PagerModel: ObservableObject { @Published var page = 0; @Published var drag: CGFloat = 0 }

struct Pager: View {
  @StateObject private var m = PagerModel()
  var body: some View {
    GeometryReader { g in
      HStack(spacing: 0) {
        ForEach(0..<4) { i in Color(hue: Double(i) / 4, saturation: 0.6, brightness: 1).frame(width: g.size.width) }
      }
      .offset(x: -CGFloat(m.page) * g.size.width + m.drag)
      .gesture(
        DragGesture()
          .onChanged { m.drag = $0.translation.width }
          .onEnded { v in
            withAnimation {
              if v.predictedEndTranslation.width < -g.size.width / 2 { m.page = min(3, m.page + 1) }
              if v.predictedEndTranslation.width > g.size.width / 2 { m.page = max(0, m.page - 1) }
              m.drag = 0
            }
          })
    }
  }
}
