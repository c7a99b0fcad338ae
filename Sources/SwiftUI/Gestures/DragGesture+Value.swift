import CoreGraphics

extension DragGesture {
  /// Where a drag is and where it is going, in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The time of the event on the host's clock, counted from the reference date.
    public var time: Date
    public var location: CGPoint
    /// Where the finger landed, as the space lay then.
    public var startLocation: CGPoint
    /// Points per second, from the last three events; a finger that rests without sending events keeps its velocity.
    public internal(set) var velocity: CGSize
  }
}

extension DragGesture.Value {
  /// From where the finger landed; the minimum distance is part of it.
  public var translation: CGSize {
    CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
  }

  /// Where the finger would be after another quarter of a second at its velocity.
  public var predictedEndLocation: CGPoint {
    CGPoint(x: location.x + Self.prediction * velocity.width, y: location.y + Self.prediction * velocity.height)
  }

  /// What the translation would be after another quarter of a second at the velocity.
  public var predictedEndTranslation: CGSize {
    CGSize(
      width: translation.width + Self.prediction * velocity.width,
      height: translation.height + Self.prediction * velocity.height)
  }

  /// Seconds; measured on devices, 48 flicks of 48.
  private static let prediction = 0.25
}
