import SwiftUI

/// How far a chart is scrolled. Only what moves reads it: nothing else of the chart is made anew while it scrolls.
@Observable
final class ScrolledPlace {
  var offset = CGPoint.zero
}

/// Moves with the scrolling (−1), or against it, so as to stay where it is (1).
struct MovedByScrolling: ViewModifier {
  let place: ScrolledPlace
  let sign: CGFloat
  func body(content: Content) -> some View { content.offset(x: sign * place.offset.x, y: sign * place.offset.y) }
}
