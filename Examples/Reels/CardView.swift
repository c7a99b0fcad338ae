import SwiftUI

/// One page of the feed: the record's artwork over the whole page, its caption and what can be done with it.
struct CardView: View {
  let track: Track
  let size: CGSize
  let bottomInset: CGFloat

  var body: some View {
    ZStack(alignment: .bottom) {
      ArtworkView(number: track.id)
        .frame(width: size.width, height: size.height)
        .accessibilityIdentifier("artwork-\(track.id)")

      // White words must be read on white covers too.
      LinearGradient(
        stops: [
          .init(color: .black.opacity(0), location: 0.45), .init(color: .black.opacity(0.3), location: 0.67),
          .init(color: .black.opacity(0.62), location: 0.86), .init(color: .black.opacity(0.8), location: 1),
        ],
        startPoint: .top, endPoint: .bottom
      )
      .allowsHitTesting(false)

      HStack(alignment: .bottom, spacing: 16) {
        CaptionView(track: track)
        Spacer(minLength: 0)
        ActionButtons(track: track)
      }
      .padding(.horizontal, 16)
      .padding(.bottom, bottomInset + 20)
    }
    .frame(width: size.width, height: size.height)
    .clipped()
    .accessibilityIdentifier("card-\(track.id)")
  }
}
