import SwiftUI
import UIKit

func topInset() -> CGFloat {
  UIApplication.shared.connectedScenes
    .filter { $0.activationState == .foregroundActive }  // bug
    .compactMap { $0 as? UIWindowScene }
    .flatMap(\.windows).first { $0.isKeyWindow }?
    .safeAreaInsets.top ?? 0
}
struct Viewer: View {
  @State private var top: CGFloat = 0
  var body: some View {
    VStack {
      Text("title").padding(.top, top)
      Spacer()
    }
    .ignoresSafeArea()
    .onAppear { top = topInset() }  // never read again
  }
}
