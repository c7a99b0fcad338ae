import CoreGraphics
import GestureEngine

/// One or more taps, with the place where the last finger was lifted.
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    /// In the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many taps it takes; less than 1 counts as 1, with a line on the console.
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = OddNumbers.count(count, "SpatialTapGesture(count:)")
    self.coordinateSpace = coordinateSpace
  }
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = OddNumbers.count(count, "SpatialTapGesture(count:)")
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: Sendable {}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never

  nonisolated public func _makeMachine() -> _GestureMachine<Value> {
    SpatialTapMachine(TapCore(count: count), coordinateSpace)
  }
  nonisolated public func _update(_ machine: _GestureMachine<Value>) {
    let machine = machine.expecting(SpatialTapMachine.self)
    machine.core.count = max(1, count)
    machine.coordinateSpace = coordinateSpace
  }
}

private final class SpatialTapMachine: CoreMachine<TapCore, SpatialTapGesture.Value> {
  var coordinateSpace: CoordinateSpace
  private var location = CGPoint.zero

  init(_ core: TapCore, _ coordinateSpace: CoordinateSpace) {
    self.coordinateSpace = coordinateSpace
    super.init(core)
  }

  override var phase: GesturePhase<SpatialTapGesture.Value> {
    core.phase.map { _ in SpatialTapGesture.Value(location: location) }
  }
  override var dependency: GestureRelation.Dependency { .failIfActive }
  override var requiredTapCount: Int? { core.count }
  override var name: String { "SpatialTapGesture" }

  override func follow(_ globalLocation: CGPoint, at time: TimeInterval, in context: any GestureContext) {
    guard case .ended = core.phase else { return }
    location = context.convert(globalLocation, to: coordinateSpace)
  }
}
