import SwiftUI

/// A full-screen vertical feed of records.
@main
struct ReelsApp: App {
  var body: some Scene {
    WindowGroup {
      FeedView()
    }
  }
}
