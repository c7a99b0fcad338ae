import CoreGraphics
import SwiftUI

/// Two fingers at the ends of a line that grows, shrinks and turns about its middle: a pinch, a rotation, or both at once.
struct TwoFingers {
  /// The middle between the fingers, in points of the screen.
  var center: CGPoint
  /// Between the fingers, in points, when they land and when they leave.
  var distances: (start: CGFloat, end: CGFloat)
  /// Of the line from the first finger to the second; zero is rightwards, and positive angles turn clockwise.
  var angles: (start: Angle, end: Angle)

  /// Where the fingers are when a part of the time, from 0 to 1, has passed.
  func points(at part: CGFloat) -> (CGPoint, CGPoint) {
    let half = (distances.start + (distances.end - distances.start) * part) / 2
    let angle = CGFloat(angles.start.radians + (angles.end.radians - angles.start.radians) * Double(part))
    let offset = CGVector(dx: half * cos(angle), dy: half * sin(angle))
    return (
      CGPoint(x: center.x - offset.dx, y: center.y - offset.dy), CGPoint(x: center.x + offset.dx, y: center.y + offset.dy)
    )
  }

  /// Fingertips closer than this, in points, are one finger (a choice).
  private static let nearest: CGFloat = 1

  /// Why no two fingers could do it on a glass of `size`; nil when they could.
  func impossibility(on size: CGSize, over duration: TimeInterval, holding: TimeInterval) -> String? {
    let numbers = [
      center.x, center.y, distances.start, distances.end, angles.start.radians, angles.end.radians, duration, holding,
    ]
    guard numbers.allSatisfy(\.isFinite), duration >= 0, holding >= 0 else {
      return "its numbers are not all finite, or its time runs backwards"
    }
    guard distances.start >= Self.nearest, distances.end >= Self.nearest else {
      return
        "the distances \(short(distances.start)) and \(short(distances.end)) have to be at least \(short(Self.nearest)) point"
    }
    let glass = CGRect(origin: .zero, size: size)
    let (first, second) = points(at: 0)
    guard glass.contains(first), glass.contains(second) else {
      return "its fingers would land at \(describe(first)) and \(describe(second)), and the glass is \(describe(glass))"
    }
    return nil
  }
}
