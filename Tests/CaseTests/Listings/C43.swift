import SwiftUI

struct Identity: View {
  @State private var sheet = true
  @State private var saves = 0
  var body: some View {
    ZStack {
      Button("save \(saves)") { saves += 1 }
      if sheet {
        Color.black.opacity(0.4).ignoresSafeArea()
          .transition(.opacity)
          .onTapGesture { sheet = false }
      }
      Button("close") { sheet = false }.offset(y: 200)
    }
    .animation(.easeInOut(duration: 0.35), value: sheet)
  }
}
