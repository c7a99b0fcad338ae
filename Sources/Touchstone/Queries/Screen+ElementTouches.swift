import CoreGraphics

/// Fingers that go to an element rather than to a point: to its activation point, or where a finger reaches it. What listens to no finger
/// itself, as a mark of a chart does, is aimed at where it is seen, and whatever lies there takes the touch. Each throws when a person
/// would not put a finger on the element, with the reason.
extension Screen {
  /// Taps once.
  public func tap(on element: Element) throws { tap(at: try reach(element)) }
  /// Taps twice, 0.1 s apart.
  public func doubleTap(on element: Element) throws { doubleTap(at: try reach(element)) }
  /// Puts a finger down for `duration` seconds and lifts it.
  public func press(on element: Element, for duration: TimeInterval) throws { press(at: try reach(element), for: duration) }

  /// Taps the element that reads `text`.
  public func tap(text: String) throws { try tap(on: find(text: text)) }
  /// Taps the element with this `accessibilityIdentifier`.
  public func tap(id: String) throws { try tap(on: find(id: id)) }

  /// Drags from the element by `offset` points.
  public func drag(on element: Element, by offset: CGVector, duration: TimeInterval, holding: TimeInterval = 0) throws {
    let start = try reach(element)
    drag(from: start, to: CGPoint(x: start.x + offset.dx, y: start.y + offset.dy), duration: duration, holding: holding)
  }

  func reach(_ element: Element) throws -> CGPoint {
    if let point = element.aim { return point }
    throw ElementError.notTappable(element: element.description, reason: element.whyNotTappable ?? "it was reached a moment ago")
  }
}
