import SwiftUI

/// Where a release goes, and how.
enum PageRules {
  /// A scroll view's glide in seconds: a release at v ends v × this further on (0.998 of the speed is left after each ms).
  /// `predictedEndTranslation` looks only half as far.
  static let glide: CGFloat = 0.499
  /// From this speed on, in points a second, a release is a flick.
  static let flickSpeed: CGFloat = 300
  /// Of the settling spring, in seconds.
  static let response = 0.32

  /// In place of the spring where pages fade: nothing swings there.
  static let fading = Animation.easeInOut(duration: 0.25)

  /// How many cards further a release goes: -1, 0 or 1.
  ///
  /// It goes on when the drag itself or the predicted end passes half a page. A flick against the drag takes it back.
  static func step(offset: CGFloat, velocity: CGFloat, height: CGFloat) -> Int {
    let isThrownBack = abs(velocity) >= flickSpeed && velocity * offset < 0
    if isThrownBack { return 0 }
    let predicted = offset + velocity * glide
    let furthest = offset < 0 ? min(offset, predicted) : max(offset, predicted)
    guard abs(furthest) > height / 2 else { return 0 }
    return furthest < 0 ? 1 : -1
  }

  /// A critically damped spring that starts at the finger's speed.
  static func settling(from offset: CGFloat, to target: CGFloat, velocity: CGFloat) -> Animation {
    let frequency = 2 * Double.pi / response
    let distance = target - offset
    // The spring counts speed in distances a second. Faster than `frequency` it would run past the card, and behind
    // the card there is nothing.
    let relative = distance == 0 ? 0 : min(max(Double(velocity / distance), -frequency), frequency)
    return .interpolatingSpring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: relative)
  }
}

/// What the ends of the feed do to an offset.
struct PageEdges {
  let height: CGFloat
  let isFirst: Bool
  let isLast: Bool

  /// UIScrollView's.
  private static let stiffness: CGFloat = 0.55

  /// The offset to show for `offset`: at most one page, and less and less of it where no card follows.
  func limit(_ offset: CGFloat) -> CGFloat {
    guard isBeyondEnd(offset) else { return min(max(offset, -height), height) }
    let band = (1 - 1 / (abs(offset) * Self.stiffness / height + 1)) * height
    return offset < 0 ? -band : band
  }

  /// The inverse: the offset that is shown as `shown`.
  func withoutBand(_ shown: CGFloat) -> CGFloat {
    guard isBeyondEnd(shown) else { return shown }
    let band = min(abs(shown), height * 0.99)
    let offset = band * height / (Self.stiffness * (height - band))
    return shown < 0 ? -offset : offset
  }

  private func isBeyondEnd(_ offset: CGFloat) -> Bool {
    (isFirst && offset > 0) || (isLast && offset < 0)
  }
}
