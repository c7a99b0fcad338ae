import SwiftUI

/// Title, artist and a line about the record that opens when it is tapped.
struct CaptionView: View {
  let track: Track
  let player: Player
  @State private var isOpen = false
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .subheadline) private var artistSize: CGFloat = 15
  @ScaledMetric(relativeTo: .largeTitle) private var titleSize: CGFloat = 28
  @ScaledMetric(relativeTo: .footnote) private var noteSize: CGFloat = 14

  var body: some View {
    let strings = Strings(locale)
    VStack(alignment: .leading, spacing: 6) {
      artist

      Text(track.title(in: strings.language))
        .font(.system(size: titleSize, weight: .bold))
        .lineLimit(isLarge ? 3 : 2)
        .foregroundStyle(.white)
        .accessibilityIdentifier("title-\(track.id)")

      Button {
        isOpen.toggle()
      } label: {
        Text(strings.note(on: track))
          .font(.system(size: noteSize))
          .multilineTextAlignment(.leading)
          .lineLimit(isOpen ? nil : 1)
          .foregroundStyle(.white.opacity(0.8))
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("note-\(track.id)")
    }
    .shadow(color: .black.opacity(0.4), radius: 5, y: 1)
  }

  /// Who plays it, and the button to hear it. The target is larger than the words.
  private var artist: some View {
    let strings = Strings(locale)
    let name = track.artist(in: strings.language)
    let isPlaying = player.isPlaying(track)
    return Button {
      player.toggle()
    } label: {
      HStack(spacing: 8) {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          .font(.system(size: artistSize + 3, weight: .semibold))
          .frame(width: artistSize, height: artistSize)
        Text(name)
          .font(.system(size: artistSize, weight: .semibold))
          .lineLimit(1)
      }
      .foregroundStyle(.white.opacity(0.85))
      .padding(8)
      .contentShape(Rectangle())
      .padding(-8)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(strings.play(name, isPlaying: isPlaying))
    .accessibilityIdentifier("play-\(track.id)")
  }

  private var isLarge: Bool { dynamicTypeSize.isAccessibilitySize }
}
