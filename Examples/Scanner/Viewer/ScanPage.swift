import SwiftUI

/// A scan that can be zoomed, or what is wrong with its file. While a large one is decoded, a wheel turns in its place.
struct ScanPage: View {
  let scan: Scan
  let library: ScanLibrary
  let onZoom: (Bool) -> Void
  let onPull: (PullPhase) -> Void
  @Environment(\.locale) private var locale
  /// Whether the picture could be decoded; nil until that is known.
  @State private var isSound: Bool?

  private var isLoading: Bool { isSound == nil && library.isLoading(scan) }

  var body: some View {
    if let picture = library.picture(of: scan), isSound != false {
      ZoomableScan(image: isLoading ? nil : picture, onZoom: onZoom, onPull: onPull)
        .accessibilityElement()
        .accessibilityLabel(scan.title)
        .accessibilityAddTraits(.isImage)
        .accessibilityIdentifier("page-\(scan.id)")
        .overlay {
          if isLoading {
            ProgressView(Strings(locale).loading)
              .tint(.white)
              .foregroundStyle(.white.opacity(0.7))
              .allowsHitTesting(false)
              .accessibilityIdentifier("loading")
              .task { isSound = await library.load(scan) }
          }
        }
    } else {
      VStack(spacing: 8) {
        Image(systemName: "exclamationmark.triangle")
          .font(.system(size: 40))
          .accessibilityHidden(true)
        Text(Strings(locale).cannotRead)
          .font(.headline)
        Text(Strings(locale).damaged)
          .font(.subheadline)
          .foregroundStyle(.white.opacity(0.7))
      }
      .foregroundStyle(.white)
      .padding(32)
      .accessibilityElement(children: .combine)
    }
  }
}
