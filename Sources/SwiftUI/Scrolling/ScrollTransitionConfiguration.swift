import CoreGraphics

/// How a view gets from one phase of a scroll transition to the next.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode: Equatable {
    case identity
    case animated
    case interactive(UnitCurve)
  }
  var mode: Mode
  var animation: Animation?
  var threshold = Threshold.visible

  /// The view changes at the threshold, by an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated, animation: animation)
  }
  public static let animated = animated(.default)

  /// The effect follows the view's way from hidden to the threshold. `timingCurve` says how far it is: at 0 the view is just
  /// hidden, at 1 it is at the threshold.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve))
  }
  public static let interactive = interactive(timingCurve: .easeInOut)

  /// The view is in the phase `identity` everywhere.
  public static let identity = ScrollTransitionConfiguration(mode: .identity)

  /// The effect is animated by `animation`; an interactive one lags behind the content then.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.animation = animation
    return configuration
  }
  /// From where on the view counts as visible; `visible` at first.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// A place on the way of a view that comes into the visible part of a scroll view: so far, in points, has the side that comes
  /// first come from the edge.
  public struct Threshold: Sendable, Equatable {
    /// In lengths of the view, or of the visible part where that is shorter (a choice).
    private var lengths: Double
    /// In ways from the edge to the middle of the visible part.
    private var middles = 0.0
    /// Points.
    private var points = 0.0
    private init(lengths: Double) { self.lengths = lengths }

    /// All of the view is in the visible part, or fills it.
    public static let visible = visible(1)
    /// The view is about to come.
    public static let hidden = visible(0)
    /// The view's middle is that of the visible part.
    public static var centered: Threshold {
      var threshold = hidden
      threshold.middles = 1
      return threshold
    }
    /// `amount` of the view's length is in the visible part, held within 0...1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(lengths: min(max(OddNumbers.finite(amount, "ScrollTransitionConfiguration.Threshold.visible(_:)", or: 1), 0), 1))
    }

    /// Between this place, at 0, and another, at 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let amount = OddNumbers.finite(amount, "The amount of Threshold.interpolated(towards:amount:)", or: 0)
      var threshold = self
      threshold.lengths += (other.lengths - lengths) * amount
      threshold.middles += (other.middles - middles) * amount
      threshold.points += (other.points - points) * amount
      return threshold
    }
    /// `distance` points nearer to the middle.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.points += OddNumbers.finite(distance, "Threshold.inset(by:)", or: 0)
      return threshold
    }

    /// The way from the edge, in points: 0 at least.
    func way(ofViewOf length: CGFloat, in room: CGFloat) -> CGFloat {
      max(0, CGFloat(lengths) * min(length, room) + CGFloat(middles) * (room + length) / 2 + CGFloat(points))
    }
  }
}
