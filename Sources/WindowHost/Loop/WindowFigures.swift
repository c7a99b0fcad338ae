import CoreGraphics

/// Counts of what a window did, for those who ask what it costs (`--figures`).
struct WindowFigures: Equatable {
  /// Frames of the runtime.
  var frames = 0
  /// Times that pixels were handed to the window system.
  var presents = 0
  /// Pixels in them.
  var pixels = 0
  /// Times that the loop woke up.
  var wakeUps = 0
  /// Stalls taken out of the clock.
  var stalls = 0

  /// One line, `seconds` after the start.
  func line(_ what: String, after seconds: TimeInterval) -> String {
    let time = (seconds * 1_000).rounded() / 1_000
    return "figures: \(what) after \(time) s: \(frames) frames, \(presents) presents, \(pixels) pixels, \(wakeUps) wake-ups, "
      + "\(stalls) stalls"
  }
}
