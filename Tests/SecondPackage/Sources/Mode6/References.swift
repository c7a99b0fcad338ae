import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

/// Applies a modifier that was taken without being called, as helpers of larger apps do.
@MainActor
func attach<V: View, G: Gesture, Result: View>(
  _ gesture: G, to view: V, by modifier: (V) -> (G, GestureMask) -> Result
) -> some View {
  modifier(view)(gesture, .all)
}

struct Referring: View {
  @State private var taps = 0

  var body: some View {
    let tap = TapGesture().onEnded { taps += 1 }
    VStack {
      attach(tap, to: Text("plain"), by: Text.gesture)
      attach(tap, to: Text("with"), by: Text.simultaneousGesture)
      attach(tap, to: Text("before"), by: Text.highPriorityGesture)
      Text("\(taps)")
    }
  }
}

/// How a bar below the status bar learns where to begin: the key window's insets, read once.
@MainActor
func keyWindowInsets() -> UIEdgeInsets {
  UIApplication.shared.connectedScenes
    .compactMap { $0 as? UIWindowScene }
    .flatMap(\.windows)
    .first { $0.isKeyWindow }?.safeAreaInsets ?? .zero
}

// Values that are made off the main actor.
let accents: [Color] = [.red, .orange, Color(red: 0.2, green: 0.4, blue: 0.6)]
let standardAnimation: Animation = .spring(response: 0.3, dampingFraction: 0.8)
nonisolated func roundedPath(in rect: CGRect) -> Path { RoundedRectangle(cornerRadius: 4).path(in: rect) }
