import SwiftUI

final class CanvasModel: ObservableObject { @Published var viewport: CGSize = .zero }

struct CanvasView: View {
  @StateObject private var model = CanvasModel()
  @State private var size: CGSize = .zero
  var body: some View {
    GeometryReader { geo in
      let _ = DispatchQueue.main.async {
        size = geo.size
        model.viewport = geo.size  // bug: publishes every time
      }
      ZStack {
        ForEach(0..<20, id: \.self) { i in
          Circle().frame(width: 20).position(x: size.width / 20 * CGFloat(i), y: model.viewport.height / 2)
        }
      }
    }
  }
}
