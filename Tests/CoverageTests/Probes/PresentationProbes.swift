import CoreGraphics
import SwiftUI

@MainActor func presentationProbes(_ probes: Probes) {
  let wait: Probe.Script = { try $0.screen.settle() }
  probes.probe("sheet(isPresented:onDismiss:content:)", after: wait) { $0.sheet(isPresented: .constant(true)) { Color.red } }
  probes.probe("sheet(item:onDismiss:content:)", after: wait) { $0.sheet(item: .constant(Picked(id: 3))) { Text("\($0.id)") } }
  probes.probe("fullScreenCover(isPresented:onDismiss:content:)", after: wait) {
    $0.fullScreenCover(isPresented: .constant(true)) { Color.red }
  }
  probes.probe("fullScreenCover(item:onDismiss:content:)", after: wait) {
    $0.fullScreenCover(item: .constant(Picked(id: 3))) { Text("\($0.id)") }
  }

  func presented<Changed: View>(
    _ name: String, after script: @escaping Probe.Script = wait, _ change: @escaping (Sign) -> Changed
  ) {
    probes.compare(name, Sheeted { Sign() }, Sheeted { change(Sign()) }, after: script)
  }
  presented("presentationDetents(_:)") { $0.presentationDetents([.medium]) }
  presented("presentationDetents(_:selection:)") { $0.presentationDetents([.medium, .large], selection: .constant(.medium)) }
  presented("presentationDragIndicator(_:)") { $0.presentationDragIndicator(.visible) }
  presented("presentationCornerRadius(_:)") { $0.presentationCornerRadius(30) }
  presented("presentationBackground(_:)") { $0.presentationBackground(.orange) }
  presented("presentationBackground(alignment:content:)") {
    $0.presentationBackground(alignment: .top) { Color.mint.frame(height: 9) }
  }
  presented("presentationBackgroundInteraction(_:)") { $0.presentationBackgroundInteraction(.enabled) }
  presented(
    "interactiveDismissDisabled(_:)",
    after: { trial in
      try trial.screen.settle()
      trial.screen.flick(from: CGPoint(x: 60, y: 30), to: CGPoint(x: 60, y: 110))
      try trial.screen.settle()
    }
  ) { $0.interactiveDismissDisabled() }
  probes.compare(
    "presentationContentInteraction(_:)", Sheeted { Spots().presentationDetents([.medium, .large]) },
    Sheeted { Spots().presentationDetents([.medium, .large]).presentationContentInteraction(.scrolls) },
    after: { trial in
      try trial.screen.settle()
      trial.screen.drag(from: CGPoint(x: 60, y: 110), to: CGPoint(x: 60, y: 70), duration: 0.3, holding: 0.2)
    })

  let press: Probe.Script = { trial in
    try trial.screen.settle()
    trial.tap()
    try trial.screen.settle()
  }
  probes.compare(
    "EnvironmentValues.dismiss", Sheeted { Color.red }, Sheeted { Leaving { dismiss, _ in dismiss() } }, after: press)
  probes.compare(
    "EnvironmentValues.presentationMode", Sheeted { Color.red }, Sheeted { Leaving { _, mode in mode.wrappedValue.dismiss() } },
    after: press)
  probes.compare("EnvironmentValues.isPresented", Reader(\.isPresented), Sheeted { Reader(\.isPresented) }, after: wait)
}

private struct Picked: Identifiable {
  let id: Int
}

/// A view with a sheet over it.
private struct Sheeted<Content: View>: View {
  @State private var isPresented = true
  @ViewBuilder let content: () -> Content
  var body: some View { Color.white.sheet(isPresented: $isPresented, content: content) }
}

private struct Leaving: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  let leave: @MainActor (DismissAction, Binding<PresentationMode>) -> Void
  var body: some View { Color.red.onTapGesture { leave(dismiss, mode) } }
}
