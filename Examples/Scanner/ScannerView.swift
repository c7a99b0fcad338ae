import SwiftUI

/// The grid, and over it the scan that is open.
struct ScannerView: View {
  let library: ScanLibrary
  @State private var open: Scan.ID?

  var body: some View {
    ZStack {
      ScanGrid(library: library) { scan in
        withAnimation(.easeOut(duration: 0.25)) { open = scan.id }
      }
      // What lies behind the viewer is neither touched nor read aloud.
      .accessibilityHidden(open != nil)
      if let open {
        ScanViewer(library: library, start: open) {
          withAnimation(.easeOut(duration: 0.25)) { self.open = nil }
        }
        .transition(.opacity.combined(with: .scale(scale: 0.94)))
        .zIndex(1)
      }
    }
  }
}
