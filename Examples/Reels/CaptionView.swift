import SwiftUI

/// Title, artist and a line about the record that opens when it is tapped.
struct CaptionView: View {
  let track: Track
  @State private var isOpen = false
  @Environment(\.locale) private var locale

  var body: some View {
    let strings = Strings(locale)
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 8) {
        Image(systemName: "music.note")
          .font(.system(size: 13, weight: .semibold))
        Text(track.artist(in: strings.language))
          .font(.system(size: 15, weight: .semibold))
          .lineLimit(1)
      }
      .foregroundStyle(.white.opacity(0.85))

      Text(track.title(in: strings.language))
        .font(.system(size: 28, weight: .bold))
        .lineLimit(2)
        .foregroundStyle(.white)
        .accessibilityIdentifier("title-\(track.id)")

      Button {
        isOpen.toggle()
      } label: {
        Text(strings.note(on: track))
          .font(.system(size: 14))
          .lineLimit(isOpen ? nil : 1)
          .foregroundStyle(.white.opacity(0.8))
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("note-\(track.id)")
    }
    .shadow(color: .black.opacity(0.4), radius: 5, y: 1)
  }
}
