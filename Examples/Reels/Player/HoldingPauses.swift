import SwiftUI

/// A finger that rests on the view pauses what plays, until it is lifted. It may go on as a drag, which turns the page as ever.
struct HoldingPauses: ViewModifier {
  let player: Player
  /// SwiftUI takes it back however the touch ends.
  @GestureState private var isHeld = false
  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    content
      // Beside the paging gestures, not instead of them; and only while there is something to pause.
      .simultaneousGesture(hold, including: player.isPlaying ? .all : .subviews)
      .onChange(of: isHeld) { _, isHeld in player.isHeld = isHeld }
      .onChange(of: scenePhase, initial: true) { _, phase in player.isActive = phase == .active }
  }

  private var hold: some Gesture {
    LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture(minimumDistance: 0))
      .updating($isHeld) { value, isHeld, _ in
        if case .second = value { isHeld = true }
      }
  }
}
