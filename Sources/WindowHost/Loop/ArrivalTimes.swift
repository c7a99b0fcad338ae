import CoreGraphics

/// When fingers did what the window system handed over.
enum ArrivalTimes {
  /// Times of `count` movements that were handed over together at `end`. Those that came while the loop was busy since `start`
  /// lie evenly in that span, as devices report at an even rate: at one and the same time they would have no speed. Seconds.
  static func spread(_ count: Int, from start: TimeInterval, to end: TimeInterval) -> [TimeInterval] {
    let span = max(0, end - start)
    return (0..<count).map { end - span * TimeInterval(count - 1 - $0) / TimeInterval(max(count, 1)) }
  }
}
