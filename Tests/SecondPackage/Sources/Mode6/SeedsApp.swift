import SwiftUI

@main
struct SeedsApp: App {
  @State private var garden = Garden()

  var body: some Scene {
    WindowGroup {
      GardenView(garden: garden)
        .environment(\.seedShape, .round)
    }
  }
}
