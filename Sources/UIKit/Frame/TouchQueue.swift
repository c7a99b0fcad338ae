import CoreGraphics
import GestureEngine

/// Touches on their way from the host to the frame that delivers them, in the order of their times.
struct TouchQueue {
  struct Moment {
    let time: TimeInterval
    var samples: [TouchSample]
  }
  private var moments: [Moment] = []

  var earliest: TimeInterval? { moments.first?.time }

  /// Samples of one time make one event, in the order in which they came.
  mutating func add(_ samples: [TouchSample], at time: TimeInterval) {
    let index = moments.firstIndex { $0.time >= time } ?? moments.count
    if index < moments.count, moments[index].time == time {
      moments[index].samples += samples
    } else {
      moments.insert(Moment(time: time, samples: samples), at: index)
    }
  }

  mutating func takeDue(at time: TimeInterval) -> Moment? {
    guard let first = moments.first, first.time <= time else { return nil }
    return moments.removeFirst()
  }

  mutating func removeAll() { moments.removeAll() }
}
