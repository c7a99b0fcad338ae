import SwiftUI
import UIKit

struct Pages: View {
  @State private var page = 0
  private let w = UIScreen.main.bounds.width  // bug
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3) { i in
        Text("page \(i)").frame(width: w, height: 300).background(Color(hue: Double(i) / 3, saturation: 0.4, brightness: 1))
      }
    }
    .offset(x: -CGFloat(page) * w)
    .frame(maxWidth: .infinity, alignment: .leading).clipped()
    .overlay(alignment: .bottom) { Button("next") { withAnimation { page = (page + 1) % 3 } } }
  }
}
