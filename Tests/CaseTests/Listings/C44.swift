import SwiftUI
import UIKit

struct Box<C: View>: UIViewControllerRepresentable {  // bridged ancestor of fixed height
  let content: C
  func makeUIViewController(context: Context) -> UIHostingController<C> { UIHostingController(rootView: content) }
  func updateUIViewController(_ c: UIHostingController<C>, context: Context) { c.rootView = content }
}
struct Overflow: View {
  @State private var a = 0
  @State private var b = 0
  var body: some View {
    VStack(spacing: 120) {
      Box(content: Button("bridged \(a)") { a += 1 }.offset(y: 60)).frame(height: 30)  // outside: dead
      GeometryReader { _ in Button("plain \(b)") { b += 1 }.offset(y: 60) }.frame(height: 30)
    }
  }
}
