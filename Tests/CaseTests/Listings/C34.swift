import SwiftUI

struct PopHost: View {
  @State private var shown = false
  var body: some View {
    ZStack(alignment: .top) {
      Color.clear.contentShape(Rectangle())
        .simultaneousGesture(TapGesture().onEnded { if shown { shown = false } })  // outside dismiss
      Button("filters") { shown.toggle() }.padding(.top, 60)
      if shown { Text("popover").padding().background(.yellow).padding(.top, 110) }
    }
    .simultaneousGesture(TapGesture().onEnded { if shown { shown = false } })  // bug: covers the button too
  }
}
