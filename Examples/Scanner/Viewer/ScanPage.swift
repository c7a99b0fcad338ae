import SwiftUI

/// A scan that can be zoomed, or what is wrong with its file.
struct ScanPage: View {
  let scan: Scan
  let picture: UIImage?
  let onZoom: (Bool) -> Void
  let onPull: (PullPhase) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    if let picture {
      ZoomableScan(image: picture, name: scan.title, onZoom: onZoom, onPull: onPull)
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
