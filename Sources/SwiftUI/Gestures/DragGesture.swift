import CoreGraphics
import GestureEngine
import Motion

/// A finger that is dragged.
///
/// Active from the first event at which the finger is `minimumDistance` or more from where it landed, measured in the
/// window; the distance so far is part of the first translation. A lift before that, and a second finger at any time, fail.
public struct DragGesture {
  /// Points along a straight line; 0 starts at touch-down, infinity never. NaN counts as 10, with a line on the console.
  public var minimumDistance: CGFloat
  /// What the locations are given in. In `.local` a view that moves under the finger moves its own locations.
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture: Sendable {}

extension DragGesture: Gesture {
  public typealias Body = Never

  private nonisolated var usableDistance: CGFloat { OddNumbers.number(minimumDistance, "DragGesture.minimumDistance", or: 10) }

  nonisolated public func _makeMachine() -> _GestureMachine<Value> {
    DragMachine(DragCore(minimumDistance: usableDistance), coordinateSpace)
  }
  nonisolated public func _update(_ machine: _GestureMachine<Value>) {
    let machine = machine.expecting(DragMachine.self)
    machine.core.minimumDistance = usableDistance
    machine.coordinateSpace = coordinateSpace
  }
}

private final class DragMachine: CoreMachine<DragCore, DragGesture.Value> {
  var coordinateSpace: CoordinateSpace
  private var startLocation: CGPoint?
  private var location = CGPoint.zero
  private var sampler = VelocitySampler<CGPoint>()

  init(_ core: DragCore, _ coordinateSpace: CoordinateSpace) {
    self.coordinateSpace = coordinateSpace
    super.init(core)
  }

  override var phase: GesturePhase<DragGesture.Value> {
    core.phase.map { reading in
      let velocity = sampler.velocity
      return DragGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: reading.time), location: location,
        startLocation: startLocation ?? location, velocity: CGSize(width: velocity.x, height: velocity.y))
    }
  }
  override var dependency: GestureRelation.Dependency { .pausedUntilFailed }
  override var name: String { "DragGesture" }

  /// Every event counts for the velocity, those before the threshold too.
  override func follow(_ globalLocation: CGPoint, at time: TimeInterval, in context: any GestureContext) {
    location = context.convert(globalLocation, to: coordinateSpace)
    if startLocation == nil { startLocation = location }
    sampler.add(location, at: time)
  }

  override func reset() {
    super.reset()
    startLocation = nil
    sampler.reset()
  }
}
