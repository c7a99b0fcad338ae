import SwiftUI

/// Where the pages are on the screen at this moment. A plain object: writing it during an update changes no state.
final class PresentedOffset {
  var offset: CGFloat = 0
}

/// Moves the pages and remembers the offset that is really shown.
///
/// While an animation runs, `offset` in the state is already its end. SwiftUI hands the values on the way to
/// `animatableData`, and this is the one place where they can be seen.
struct PageOffset: ViewModifier, Animatable {
  var offset: CGFloat
  let presented: PresentedOffset
  /// False where the pages stay in place and fade.
  let slides: Bool

  nonisolated var animatableData: CGFloat {
    get { offset }
    set { offset = newValue }
  }

  func body(content: Content) -> some View {
    presented.offset = offset
    return content.offset(y: slides ? offset : 0)
  }
}
