import CoreGraphics
import SwiftUI

/// Gestures of two fingers. Both land at the same moment, move at an even speed and leave the glass together at their speed,
/// unless they are held. What two fingers can't do is refused with a line in `reports`, and the script goes on.
extension Screen {
  /// How far two fingers are apart, in points, where a test does not say it (a choice).
  private static let usualDistance: CGFloat = 120

  /// Moves two fingers apart or together.
  /// - Parameters:
  ///   - center: The middle between them.
  ///   - start: Their distance when they land, in points.
  ///   - end: Their distance when they leave.
  ///   - angle: Of the line between them: zero lays them side by side, 90° one above the other.
  ///   - holding: Seconds for which they stand still at the end; with 0 they leave the glass at their speed.
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval, angle: Angle = .zero,
    holding: TimeInterval = 0
  ) {
    play(
      "A pinch", TwoFingers(center: center, distances: (start, end), angles: (angle, angle)), over: duration, holding: holding)
  }

  /// Pinches until the distance is `scale` times what it was. The shorter of the two distances is 120 points, less where the
  /// longer one would then be wider than the screen (a choice).
  public func pinch(
    at center: CGPoint, scale: CGFloat, duration: TimeInterval, angle: Angle = .zero, holding: TimeInterval = 0
  ) {
    let widest = 2 * min(center.x, center.y, size.width - center.x, size.height - center.y) - 2
    let ratio = max(scale, 1 / scale)
    let shorter = min(Self.usualDistance, widest / ratio)
    pinch(
      at: center, from: scale < 1 ? shorter * ratio : shorter, to: scale < 1 ? shorter : shorter * scale, duration: duration,
      angle: angle, holding: holding)
  }

  /// Turns two fingers about their middle; positive angles turn clockwise.
  /// - Parameters:
  ///   - distance: Between them, in points.
  ///   - start: The angle of the line between them when they land: zero lays them side by side.
  public func rotate(
    at center: CGPoint, by angle: Angle, duration: TimeInterval, distance: CGFloat = 120, from start: Angle = .zero,
    holding: TimeInterval = 0
  ) {
    play(
      "A rotation", TwoFingers(center: center, distances: (distance, distance), angles: (start, start + angle)),
      over: duration, holding: holding)
  }

  /// Pinches and turns at once.
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, rotatingBy angle: Angle, duration: TimeInterval,
    holding: TimeInterval = 0
  ) {
    play(
      "A pinch", TwoFingers(center: center, distances: (start, end), angles: (.zero, angle)), over: duration, holding: holding)
  }

  /// Pinches on the point of `element` that a finger reaches.
  public func pinch(
    on element: Element, from start: CGFloat, to end: CGFloat, duration: TimeInterval, angle: Angle = .zero,
    holding: TimeInterval = 0
  ) throws {
    pinch(at: try reach(element), from: start, to: end, duration: duration, angle: angle, holding: holding)
  }

  /// Turns two fingers on the point of `element` that a finger reaches.
  public func rotate(
    on element: Element, by angle: Angle, duration: TimeInterval, distance: CGFloat = 120, holding: TimeInterval = 0
  ) throws {
    rotate(at: try reach(element), by: angle, duration: duration, distance: distance, holding: holding)
  }

  private func play(_ name: String, _ movement: TwoFingers, over duration: TimeInterval, holding: TimeInterval) {
    if let impossibility = movement.impossibility(on: size, over: duration, holding: holding) {
      notebook.reports.append("\(name) around \(describe(movement.center)) at \(seconds(now)) s is left out: \(impossibility).")
      return
    }
    simultaneously {
      let fingers = (finger(), finger())
      let start = movement.points(at: 0)
      fingers.0.down(at: start.0)
      fingers.1.down(at: start.1)
      fingers.0.follow(over: duration, lifting: holding == 0) { movement.points(at: $0).0 }
      fingers.1.follow(over: duration, lifting: holding == 0) { movement.points(at: $0).1 }
      for finger in [fingers.0, fingers.1] where finger.isDown {
        finger.hold(for: holding)
        finger.up()
      }
    }
  }
}
