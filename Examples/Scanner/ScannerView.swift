import SwiftUI

/// The grid, and over it the scan that is open.
struct ScannerView: View {
  /// A scan that was opened. The same one opened again is another opening: it is neither pulled down nor turned to another page.
  private struct Opening {
    let scan: Scan.ID
    let number: Int
  }

  let library: ScanLibrary
  @State private var opening: Opening?
  @State private var openings = 0

  var body: some View {
    ZStack {
      ScanGrid(library: library) { scan in
        openings += 1
        withAnimation(.easeOut(duration: 0.25)) { opening = Opening(scan: scan.id, number: openings) }
      }
      // What lies behind the viewer is neither touched nor read aloud.
      .accessibilityHidden(opening != nil)
      if let opening {
        ScanViewer(library: library, start: opening.scan) {
          withAnimation(.easeOut(duration: 0.25)) { self.opening = nil }
        }
        // A scan may be tapped while the last one is still on its way out.
        .id(opening.number)
        .transition(.opacity.combined(with: .scale(scale: 0.94)))
        .zIndex(1)
      }
    }
  }
}
