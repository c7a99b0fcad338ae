import SwiftUI

/// Scanned documents, and a viewer that pinches, pans and settles.
@main
struct ScannerApp: App {
  var body: some Scene {
    WindowGroup {
      ScannerView(library: ScanLibrary(folder: ScanLibrary.folder))
    }
  }
}
