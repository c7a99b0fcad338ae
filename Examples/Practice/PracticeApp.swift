import SwiftUI

/// Sight-reading practice: how the last sessions went, and which notes are read well.
@main
struct PracticeApp: App {
  var body: some Scene {
    WindowGroup {
      PracticeView(history: .sample)
    }
  }
}
