import SwiftUI

@MainActor func identityProbes(_ probes: Probes) {
  // A counter under another id begins anew.
  probes.compare(
    "id(_:)", Switching { _ in Counter() }, Switching { Counter().id($0) },
    after: { trial in
      trial.screen.tap(at: try trial.screen.find(text: "0").frame.center)
      try trial.flip()
    })
  probes.probe("modifier(_:)") { $0.modifier(Twofold()) }
  probes.compare("ModifiedContent", Sign(), ModifiedContent(content: Sign(), modifier: Twofold()))
}

private struct Twofold: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      content; content
    }
  }
}
