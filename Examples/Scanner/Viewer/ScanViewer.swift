import SwiftUI

/// One scan on the whole screen. Swiping turns to its neighbours while it is not zoomed, pulling down closes.
struct ScanViewer: View {
  let library: ScanLibrary
  let onClose: () -> Void
  @State private var page: Scan.ID?
  /// Pages that are zoomed: one may be so that is not in view, when several fingers turn and zoom.
  @State private var zoomed: Set<Scan.ID> = []
  /// How far the page is pulled down, in points.
  @State private var pull: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  init(library: ScanLibrary, start: Scan.ID, onClose: @escaping () -> Void) {
    self.library = library
    self.onClose = onClose
    _page = State(initialValue: start)
  }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(scans) { scan in
          ScanPage(scan: scan, library: library, onZoom: { note(scan, isZoomed: $0) }, onPull: follow)
            .containerRelativeFrame([.horizontal, .vertical])
            // A page that is far away is let go, and comes back as it was at first.
            .onDisappear { note(scan, isZoomed: false) }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $page)
    .scrollIndicators(.hidden)
    .scrollDisabled(page.map(zoomed.contains) ?? false)
    .offset(y: pull)
    .ignoresSafeArea()
    .background(Color.black.opacity(1 - min(pull / 500, 0.6)).ignoresSafeArea())
    .overlay(alignment: .top) {
      ViewerBar(title: title, position: position + 1, count: scans.count, onClose: onClose)
        .opacity(pull > 0 ? 0 : 1)
    }
    .accessibilityAction(.escape, onClose)
  }

  private var scans: [Scan] { library.scans }

  private var position: Int { scans.firstIndex { $0.id == page } ?? 0 }

  private var title: String { scans.indices.contains(position) ? scans[position].title : "" }

  private func note(_ scan: Scan, isZoomed: Bool) {
    if isZoomed { zoomed.insert(scan.id) } else { zoomed.remove(scan.id) }
  }

  private func follow(_ phase: PullPhase) {
    switch phase {
    case .moved(let distance): pull = max(distance, 0)
    case .ended(let distance, let velocity):
      // Where the finger would come to rest decides, not where it left.
      if distance + velocity * 0.15 > 160 {
        onClose()
      } else {
        withAnimation(reduceMotion ? nil : .spring(duration: 0.35)) { pull = 0 }
      }
    }
  }
}
