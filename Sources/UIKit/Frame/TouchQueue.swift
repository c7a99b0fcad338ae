import CoreGraphics
import GestureEngine

/// Touches on their way from the host to the frame that delivers them, in the order of their times.
struct TouchQueue {
  struct Moment {
    let time: TimeInterval
    var samples: [TouchSample]
  }
  /// A slice, so that the first can leave without moving the others.
  private var moments: ArraySlice<Moment> = []

  var earliest: TimeInterval? { moments.first?.time }

  /// Samples of one time make one event, in the order in which they came.
  mutating func add(_ samples: [TouchSample], at time: TimeInterval) {
    // Samples come in the order of their times, but for those of several fingers.
    let last = moments.lastIndex { $0.time <= time }
    if let last, moments[last].time == time {
      moments[last].samples += samples
    } else {
      moments.insert(Moment(time: time, samples: samples), at: last.map { $0 + 1 } ?? moments.startIndex)
    }
  }

  mutating func takeDue(at time: TimeInterval) -> Moment? {
    guard let first = moments.first, first.time <= time else { return nil }
    return moments.removeFirst()
  }

  mutating func removeAll() { moments.removeAll() }
}
