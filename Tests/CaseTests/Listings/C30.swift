import SwiftUI

struct Knob: View {
  @Binding var value: CGFloat
  @State private var start: CGFloat?
  var body: some View {
    GeometryReader { g in
      Capsule().fill(.gray.opacity(0.3))
        .overlay(alignment: .leading) { Capsule().fill(.blue).frame(width: g.size.width * value) }
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { v in
              if start == nil { start = value }
              value = min(1, max(0, (start ?? 0) + v.translation.width / g.size.width))
            }
            .onEnded { _ in start = nil })
    }
    .frame(height: 24)
  }
}
struct SliderScreen: View {
  @State private var shown = true
  @State private var v: CGFloat = 0.3
  var body: some View {
    Text("value \(v)").sheet(isPresented: $shown) { Knob(value: $v).padding().presentationDetents([.medium, .large]) }
  }
}
