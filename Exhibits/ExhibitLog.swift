import SwiftUI

/// What an exhibit saw, for whoever looks on. A plain object: writing to it changes no view.
public final class ExhibitLog {
  /// The vertical translation of each `onChanged`, in points.
  public var translations: [CGFloat] = []
  /// The slots (-1 the previous, 0 the front, 1 the next) whose gesture was called, in order.
  public var slotsCalled: [Int] = []
  /// How often the body that reads the window's insets ran.
  public var bodyRuns = 0
  /// Gestures' calls in order, with their values in few digits.
  public var calls: [String] = []

  public init() {}
}
