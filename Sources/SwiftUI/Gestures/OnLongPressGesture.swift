import CoreGraphics

extension View {
  /// Runs `action` when a finger has been held on the view, while it is still down.
  ///
  /// - Parameters:
  ///   - minimumDuration: Seconds; 0 runs it at touch-down, infinity never.
  ///   - maximumDistance: The press fails when the finger moves so many points.
  ///   - onPressingChanged: Is told true at touch-down, and false when the press ends or fails; before `action` (the order is a
  ///     choice).
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    let longPress = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      PressingGesture(longPress: longPress, onPressingChanged: onPressingChanged ?? { _ in }).onEnded { _ in action() },
      fileID: fileID, line: line)
  }

  /// The older form of the same.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing,
      fileID: fileID, line: line)
  }
}
