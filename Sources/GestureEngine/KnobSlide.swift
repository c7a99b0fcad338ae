import CoreGraphics

/// A finger on a switch takes the knob along, back and forth: to the other side when it has gone half of the knob's way from where it last
/// did so, or landed.
public struct KnobSlide {
  /// Points: half of the way of a knob of 31 points on a track of 51, the size of iOS's switch.
  private static let turningWay: CGFloat = (51 - 31) / 2
  private var turningPlace: CGFloat
  /// The side that the finger has taken the knob to, true for on. nil until it has: then a lift inside is a tap.
  public private(set) var side: Bool?

  /// `place` is where the finger lands along the switch, in points, larger towards the side that means on.
  public init(at place: CGFloat) { turningPlace = place }

  public mutating func move(to place: CGFloat) {
    let way = place - turningPlace
    guard abs(way) >= Self.turningWay else { return }
    turningPlace = place
    side = way > 0
  }
}
