import SwiftUI

/// One page of the feed: the record's artwork over the whole page, its caption and what can be done with it.
struct CardView: View {
  let track: Track
  let size: CGSize
  /// How much of the bottom bars cover.
  let bottomInset: CGFloat
  var player = Player()
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    ZStack(alignment: .bottom) {
      ArtworkView(number: track.id)
        .frame(width: size.width, height: size.height)
        .accessibilityIdentifier("artwork-\(track.id)")

      // White words must be read on white covers too.
      LinearGradient(
        stops: [
          .init(color: .black.opacity(0), location: 0.4), .init(color: .black.opacity(0.35), location: 0.62),
          .init(color: .black.opacity(0.65), location: 0.8), .init(color: .black.opacity(0.8), location: 0.95),
        ],
        startPoint: .top, endPoint: .bottom
      )
      .allowsHitTesting(false)

      words
        .padding(.horizontal, 16)
        .padding(.bottom, bottomInset + 20)
        // Beyond it no word of the titles would fit the narrowest screen.
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)

      ClipProgress(track: track, player: player)
        .padding(.bottom, bottomInset)
    }
    .frame(width: size.width, height: size.height)
    .clipped()
    .accessibilityIdentifier("card-\(track.id)")
  }

  /// The caption beside the buttons; large text has the whole width, and the buttons stand in a row below it.
  private var words: some View {
    let isLarge = dynamicTypeSize.isAccessibilitySize
    let layout =
      isLarge
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 14)) : AnyLayout(HStackLayout(alignment: .bottom, spacing: 16))
    return layout {
      CaptionView(track: track, player: player)
        .frame(maxWidth: .infinity, alignment: .leading)
      ActionButtons(track: track, isRow: isLarge)
    }
  }
}
