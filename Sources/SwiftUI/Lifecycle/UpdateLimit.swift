/// How often an action may follow from its own consequences within one frame: twice, as on iOS.
struct UpdateLimit {
  private static let timesInOneFrame = 2
  private var frame = -1
  private var left = 0
  private var hasReported = false

  /// False, with a line on the console the first time, when `action` has had its turns in this frame.
  mutating func allows(_ action: @autoclosure () -> String, in viewGraph: ViewGraph) -> Bool {
    if frame != viewGraph.frameNumber {
      frame = viewGraph.frameNumber
      left = Self.timesInOneFrame
    }
    if left > 0 {
      left -= 1
      return true
    }
    if !hasReported {
      hasReported = true
      viewGraph.services.console("\(action()) tried to update multiple times per frame.")
    }
    return false
  }
}

/// Whether an action is told a value again that it was already told in the same frame, as on iOS.
struct ValueRepeats<Value: Equatable> {
  private static var remembered: Int { 3 }
  private var frame = -1
  private var values: [Value] = []
  private var hasReported = false

  /// False, with a line on the console the first time, when `value` was among the last three of this frame.
  mutating func allows(_ value: Value, _ action: @autoclosure () -> String, in viewGraph: ViewGraph) -> Bool {
    if frame != viewGraph.frameNumber {
      frame = viewGraph.frameNumber
      values = []
    }
    guard values.contains(value) else {
      values.append(value)
      if values.count > Self.remembered { values.removeFirst() }
      return true
    }
    if !hasReported {
      hasReported = true
      viewGraph.services.console("\(action()) is cycling between duplicate values.")
    }
    return false
  }
}
