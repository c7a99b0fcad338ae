import SwiftUI
import UIKit

struct Marker: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { let v = UIView(); v.backgroundColor = .clear; return v }
  func updateUIView(_ v: UIView, context: Context) {}
}
extension View {
  func replayMark(transparent: Bool) -> some View {
    overlay(Marker().disabled(true).allowsHitTesting(!transparent))  // transparent == false: bug
  }
}
struct Story: View {
  @State private var opens = 0
  var body: some View {
    VStack {
      Text("story").frame(width: 200, height: 80).background(.mint)
        .onTapGesture { opens += 1 }
        .replayMark(transparent: false)
      Text("opens \(opens)")
    }
  }
}
