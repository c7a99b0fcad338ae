import CoreGraphics

/// Key presses on their way from the host to the frame that delivers them, in the order of their times.
struct KeyQueue {
  private var presses: ArraySlice<(time: TimeInterval, press: KeyPress)> = []

  var earliest: TimeInterval? { presses.first?.time }

  /// Presses of one time keep the order in which they came.
  mutating func add(_ press: KeyPress, at time: TimeInterval) {
    let last = presses.lastIndex { $0.time <= time }
    presses.insert((time, press), at: last.map { $0 + 1 } ?? presses.startIndex)
  }

  mutating func takeFirst() -> KeyPress? { presses.popFirst()?.press }

  mutating func removeAll() { presses.removeAll() }
}
