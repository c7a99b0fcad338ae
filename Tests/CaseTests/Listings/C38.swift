import SwiftUI

struct ManualRow: View {
  let fixed: Bool
  @State private var taps = 0
  var body: some View {
    Button {
      taps += 1
    } label: {
      HStack {
        Text("Manuals")
        Spacer()
        Image(systemName: "chevron.right")
      }
      .frame(height: 44)
      .modifier(Hit(on: fixed))
    }
    .buttonStyle(.plain)
    .overlay(alignment: .bottom) { Text("\(taps)").allowsHitTesting(false) }
  }
  struct Hit: ViewModifier {
    let on: Bool
    func body(content: Content) -> some View { if on { content.contentShape(Rectangle()) } else { content } }
  }
}
