import SwiftUI

/// How much of a track's clip has been played, as a thin line: to be seen on the card in front, once the clip has begun.
struct ClipProgress: View {
  let track: Track
  let player: Player
  /// From 0 to 1; while the clip runs, already its end.
  @State private var played = 0.0
  @State private var head = PlayHead()
  /// Tells the end of this run from the end of an earlier one.
  @State private var runs = 0

  var body: some View {
    let isRunning = player.isRunning(track)
    let isFront = player.front == track.id
    ZStack {
      Color.white.opacity(0.3)
      Color.white
        .accessibilityIdentifier("played-\(track.id)")
        .accessibilityHidden(true)
        .modifier(PlayedPart(part: played, head: head))
        .flipsForRightToLeftLayoutDirection(true)
    }
    .frame(height: 3)
    .opacity(isFront && (isRunning || played > 0) ? 1 : 0)
    .allowsHitTesting(false)
    .onChange(of: isRunning, initial: true) { _, isRunning in
      if isRunning { run() } else { hold() }
    }
    .onChange(of: isFront) { _, isFront in
      if !isFront { played = 0 }
    }
  }

  /// One animation to the end of the clip: SwiftUI moves the line from frame to frame, and no body runs.
  private func run() {
    runs += 1
    let run = runs
    withAnimation(.linear(duration: (1 - played) * Player.length)) {
      played = 1
    } completion: {
      finish(run)
    }
  }

  private func hold() {
    runs += 1
    if played > 0 { played = head.part }
  }

  private func finish(_ run: Int) {
    guard run == runs, player.isRunning(track) else { return }
    played = 0
    player.stop()
  }
}

/// How far the line really is. A plain object: writing it changes no state.
final class PlayHead {
  var part = 0.0
}

/// Shows the leading part of a view, and remembers which is shown: the values on the way come by here alone.
private struct PlayedPart: GeometryEffect {
  var part: Double
  let head: PlayHead

  nonisolated var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    head.part = part
    return ProjectionTransform(CGAffineTransform(scaleX: part, y: 1))
  }
}
