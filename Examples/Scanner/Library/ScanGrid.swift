import SwiftUI

/// All scans, as pages beside each other.
struct ScanGrid: View {
  let library: ScanLibrary
  let onOpen: (Scan) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 104, maximum: 180), spacing: 16)], spacing: 24) {
        ForEach(library.scans) { scan in
          Button {
            onOpen(scan)
          } label: {
            ScanCell(scan: scan, library: library)
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("scan-\(scan.id)")
        }
      }
      .padding(.horizontal, 20)
      .padding(.vertical, 16)
    }
    .safeAreaInset(edge: .top, spacing: 0) { header }
    .background(Color(uiColor: .systemGroupedBackground).ignoresSafeArea())
    .overlay {
      if library.scans.isEmpty { nothing }
    }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(Strings(locale).scans)
        .font(.largeTitle.bold())
        .accessibilityAddTraits(.isHeader)
      Spacer()
      Text(library.scans.count, format: .number)
        .font(.title3)
        .foregroundStyle(.secondary)
        .monospacedDigit()
    }
    .padding(.horizontal, 20)
    .padding(.top, 4)
    .padding(.bottom, 10)
    .background(.bar)
  }

  private var nothing: some View {
    VStack(spacing: 8) {
      Image(systemName: "doc.text")
        .font(.system(size: 40))
        .accessibilityHidden(true)
      Text(Strings(locale).noScans)
        .font(.headline)
    }
    .foregroundStyle(.secondary)
  }
}
