import SwiftUI

struct AlertActions: View {
  @State private var presented = true
  @State private var actions = 0
  var body: some View {
    VStack {
      Button("OK") { actions += 1 }
        .simultaneousGesture(TapGesture().onEnded { presented = false })  // removal during own tap
      Button("Resume") { actions += 1 }
        .simultaneousGesture(TapGesture(count: 2).onEnded { actions += 10 })  // 1+1+10 on double tap
    }
    .disabled(!presented)
  }
}
