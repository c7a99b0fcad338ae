import CoreGraphics
import Foundation
import Motion

/// How the offset moves along one axis after the fingers have gone: pieces of closed forms, so that where it is at a time does not
/// depend on the frames before it.
///
/// Content runs on and slows down; at an edge it goes beyond and comes back on the edge's spring; let go beyond an edge it comes back,
/// and may run on inside. Points and seconds from the release.
struct AxisMotion {
  private enum Form {
    case rest(Double)
    /// `stretch` takes it to a place that the delegate chose instead of where it would rest.
    case free(Deceleration, start: Double, velocity: Double, stretch: Double)
    case bounce(EdgeBounce)
    case page(SpringMotion, start: Double, target: Double, velocity: Double)
  }
  private struct Piece {
    let begin: Double
    let form: Form
  }
  private var pieces: [Piece] = []
  /// When it is at rest.
  private(set) var duration = 0.0

  /// Runs on from `start` with `velocity`; `bounces` false stops it dead at an edge.
  init(running start: Double, velocity: Double, deceleration: Deceleration, limits: ClosedRange<Double>, bounces: Bool) {
    run(at: 0, from: start, velocity: velocity, deceleration, limits, bounces)
  }

  /// Runs to `target`, which is not where it would come to rest by itself.
  init(running start: Double, velocity: Double, deceleration: Deceleration, to target: Double) {
    let ownWay = deceleration.restingValue(from: start, initialVelocity: velocity) - start
    let stretch = ownWay != 0 ? (target - start) / ownWay : 0
    guard stretch > 0 else {
      goToPage(from: start, velocity: 0, to: target, pageExtent: abs(target - start))
      return
    }
    append(.free(deceleration, start: start, velocity: velocity, stretch: stretch), at: 0)
    end(at: deceleration.duration(initialVelocity: velocity), target)
  }

  /// Goes to the page at `target`.
  init(paging start: Double, velocity: Double, to target: Double, pageExtent: Double) {
    goToPage(from: start, velocity: velocity, to: target, pageExtent: pageExtent)
  }

  private mutating func goToPage(from start: Double, velocity: Double, to target: Double, pageExtent: Double) {
    let spring = PageSpring.spring(pageExtent: pageExtent)
    append(.page(spring, start: start, target: target, velocity: velocity), at: 0)
    end(at: Self.pageDuration(spring, start: start, target: target, velocity: velocity), target)
  }

  func value(at time: Double) -> Double { evaluate(time).value }
  /// Points per second.
  func velocity(at time: Double) -> Double { evaluate(time).velocity }

  private func evaluate(_ time: Double) -> (value: Double, velocity: Double) {
    guard let piece = pieces.last(where: { $0.begin <= time }) ?? pieces.first else { return (0, 0) }
    let time = max(time - piece.begin, 0)
    switch piece.form {
    case .rest(let place): return (place, 0)
    case .free(let deceleration, let start, let velocity, let stretch):
      let way = deceleration.value(from: 0, initialVelocity: velocity, at: time)
      return (start + stretch * way, stretch * deceleration.velocity(initialVelocity: velocity, at: time))
    case .bounce(let bounce): return (bounce.value(at: time), bounce.velocity(at: time))
    case .page(let spring, let start, let target, let velocity):
      return (
        spring.value(from: start, to: target, initialVelocity: velocity, at: time),
        spring.velocity(from: start, to: target, initialVelocity: velocity, at: time)
      )
    }
  }

  private mutating func run(
    at begin: Double, from start: Double, velocity: Double, _ deceleration: Deceleration, _ limits: ClosedRange<Double>,
    _ bounces: Bool
  ) {
    if let edge = Self.edge(passedBy: start, limits) {
      return comeBack(at: begin, to: edge, from: start, velocity, deceleration, limits)
    }
    let edge = velocity > 0 ? limits.upperBound : limits.lowerBound
    append(.free(deceleration, start: start, velocity: velocity, stretch: 1), at: begin)
    guard let meeting = deceleration.time(from: start, initialVelocity: velocity, toReach: edge), velocity != 0 else {
      return end(
        at: begin + deceleration.duration(initialVelocity: velocity),
        deceleration.restingValue(from: start, initialVelocity: velocity))
    }
    guard bounces else { return end(at: begin + meeting, edge) }
    let bounce = EdgeBounce(
      edge: edge, start: edge, initialVelocity: deceleration.velocity(initialVelocity: velocity, at: meeting))
    append(.bounce(bounce), at: begin + meeting)
    end(at: begin + meeting + bounce.duration, edge)
  }

  private mutating func comeBack(
    at begin: Double, to edge: Double, from start: Double, _ velocity: Double, _ deceleration: Deceleration,
    _ limits: ClosedRange<Double>
  ) {
    let bounce = EdgeBounce(edge: edge, start: start, initialVelocity: velocity)
    append(.bounce(bounce), at: begin)
    guard let crossing = bounce.edgeCrossing else { return end(at: begin + bounce.duration, edge) }
    run(at: begin + crossing, from: edge, velocity: bounce.velocity(at: crossing), deceleration, limits, true)
  }

  private static func edge(passedBy place: Double, _ limits: ClosedRange<Double>) -> Double? {
    if place < limits.lowerBound { return limits.lowerBound }
    return place > limits.upperBound ? limits.upperBound : nil
  }

  private mutating func append(_ form: Form, at begin: Double) { pieces.append(Piece(begin: begin, form: form)) }
  private mutating func end(at time: Double, _ place: Double) {
    append(.rest(place), at: time)
    duration = time
  }

  /// Until it is at or past the page and slow [measured], or near enough to rest.
  private static func pageDuration(_ spring: SpringMotion, start: Double, target: Double, velocity: Double) -> Double {
    let direction = target >= start ? 1.0 : -1.0
    let step = 1.0 / 480
    for index in 1...2400 {
      let time = step * Double(index)
      let place = spring.value(from: start, to: target, initialVelocity: velocity, at: time)
      let speed = abs(spring.velocity(from: start, to: target, initialVelocity: velocity, at: time))
      let hasArrived = (place - target) * direction >= 0 || abs(place - target) < EdgeBounce.settlingDistance
      if hasArrived && speed < PageSpring.restSpeed { return time }
    }
    return step * 2400
  }
}
