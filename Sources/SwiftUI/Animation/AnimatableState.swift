import AttributeGraph
import Foundation
import Motion

/// What an animatable rule keeps between its runs: the target, and what is still under way to it.
///
/// The transaction is read without a dependency, and only when the target changes; time is read only while something runs.
/// Rules of a generic type are not specialized, so what nearly every frame asks for names its commonest types.
struct AnimatableState<Value: VectorArithmetic> {
  private var target: Value?
  private var running: [RunningAnimation<Value>] = []
  private var tracked: [(time: Double, value: Value)] = []

  /// What is seen now, given where the value shall go. Called from the rule that owns the state.
  @_specialize(where Value == Double)
  @_specialize(where Value == EmptyAnimatableData)
  @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where Value == EdgeInsets.AnimatableData)
  mutating func update(_ newTarget: Value, in viewGraph: ViewGraph, scope: TransactionScope?) -> Value {
    guard let target else {
      target = newTarget
      return newTarget
    }
    if newTarget != target { change(from: target, to: newTarget, in: viewGraph, scope: scope) }
    guard !running.isEmpty else { return newTarget }
    return present(in: viewGraph)
  }

  /// The value that is being shown on the way to the target.
  private mutating func present(in viewGraph: ViewGraph) -> Value {
    let now = viewGraph.time.value
    var presented = target!
    var isOver = false
    for index in running.indices {
      if running[index].isFinished(at: now) {
        running[index].complete(at: now, removed: true)
        isOver = true
      } else {
        running[index].complete(at: now, removed: false)
        presented += running[index].offset(at: now)
      }
    }
    if isOver { running.removeAll { $0.isFinished(at: now) } }
    return presented
  }

  private mutating func change(from old: Value, to new: Value, in viewGraph: ViewGraph, scope: TransactionScope?) {
    target = new
    let transaction = TransactionScope.resolve(viewGraph.transaction, scope, in: viewGraph)
    let now = viewGraph.now
    guard let animation = transaction.animation, animation.speed > 0 else {
      stop(at: now)
      track(new, at: now, transaction)
      return
    }
    switch animation.curve {
    case .spring:
      var offset = old - new
      var velocity = Value.zero
      for entry in running {
        let state = entry.at(now)
        offset += state.offset
        velocity += state.velocity
      }
      if running.isEmpty { velocity = trackedVelocity(at: now) }
      let responseBefore = running.last?.response(at: now)
      stop(at: now)
      begin(animation, offset, velocity, responseBefore: responseBefore, transaction, now, in: viewGraph)
    case .interpolatingSpring(_, _, _, let initialVelocity):
      begin(animation, old - new, (new - old).scaled(by: initialVelocity), transaction, now, in: viewGraph)
    case .bezier:
      begin(animation, old - new, .zero, transaction, now, in: viewGraph)
    }
    tracked = []
  }

  private mutating func begin(
    _ animation: Animation, _ offset: Value, _ velocity: Value, responseBefore: Double? = nil, _ transaction: Transaction,
    _ now: Double, in viewGraph: ViewGraph
  ) {
    guard offset.magnitudeSquared.isFinite, velocity.magnitudeSquared.isFinite else { return }
    running.append(
      RunningAnimation(
        animation, start: now, offset: offset, velocity: velocity, responseBefore: responseBefore,
        completions: transaction.completions, in: viewGraph))
  }

  private mutating func stop(at now: Double) {
    for index in running.indices { running[index].complete(at: now, removed: true) }
    running = []
  }

  /// Something is under way to the target.
  var isRunning: Bool { !running.isEmpty }

  // MARK: Velocity of changes that are not animated

  private mutating func track(_ value: Value, at now: Double, _ transaction: Transaction) {
    guard transaction.tracksVelocity else {
      tracked = []
      return
    }
    if let last = tracked.last, now <= last.time { tracked.removeLast() }
    tracked.append((now, value))
    if tracked.count > 3 { tracked.removeFirst() }
  }

  /// Of the last three values; it fades by 0.998 a millisecond and is forgotten after 2 s.
  private func trackedVelocity(at now: Double) -> Value {
    guard tracked.count > 1, let last = tracked.last, now - last.time < 2 else { return .zero }
    func speed(_ a: Int, _ b: Int) -> Value {
      (tracked[b].value - tracked[a].value).scaled(by: 1 / (tracked[b].time - tracked[a].time))
    }
    let velocity = tracked.count == 2 ? speed(0, 1) : speed(0, 1).scaled(by: 0.75) + speed(1, 2).scaled(by: 0.25)
    return velocity.scaled(by: Deceleration.fade(over: now - last.time))
  }
}

extension Deceleration {
  /// What is left of a speed after `seconds` at 0.998 a millisecond.
  static func fade(over seconds: Double) -> Double { exp(1000 * seconds * log(0.998)) }
}
