import SwiftUI

/// How a page comes for those who have asked for less motion: it stays where it is and fades in over the one in front.
struct PageFade: ViewModifier, Animatable {
  /// How many places after the page in front; 0 is that one.
  let step: Int
  /// How much of a page the feed has turned: positive towards the next one. Without `isOn` it is 0.
  var turned: CGFloat
  let isOn: Bool

  nonisolated var animatableData: CGFloat {
    get { turned }
    set { turned = newValue }
  }

  func body(content: Content) -> some View {
    content.opacity(isOn && step != 0 ? min(max(turned * CGFloat(step), 0), 1) : 1)
  }
}
