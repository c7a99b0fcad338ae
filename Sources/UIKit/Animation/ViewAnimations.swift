import CoreGraphics
import LayerTree

/// The animations of one view.
///
/// Places, sizes and transforms are animated as Core Animation does since iOS 8: each change adds what it leaves behind, and that
/// fades out by its own timing; so a change in the middle of another runs on smoothly. Opacity, colour and roundness start from what
/// is seen, and end the change before them.
@MainActor
final class ViewAnimations {
  enum Property: CaseIterable { case center, origin, size, transform, alpha, background, cornerRadius }
  private struct Running {
    let property: Property
    /// Old value less the new one.
    let difference: [Double]
    let start: TimeInterval
    let batch: AnimationBatch
    func remaining(at time: TimeInterval) -> Double { batch.timing.remaining(at: time - start) }
  }
  private var running: [Running] = []
  private unowned let view: UIView
  private unowned let animator: ViewAnimator

  init(_ view: UIView, _ animator: ViewAnimator) {
    self.view = view
    self.animator = animator
  }

  var isEmpty: Bool { running.isEmpty }
  var movesOrigin: Bool { running.contains { $0.property == .origin } }
  /// Fingers go past the view.
  var blocksTouches: Bool { running.contains { !$0.batch.options.contains(.allowUserInteraction) } }
  var runsForEver: Bool { running.allSatisfy { $0.batch.timing.end == .infinity } }

  /// The values were changed in a block.
  func add(from old: ViewValues, to new: ViewValues, in batch: AnimationBatch, at time: TimeInterval) {
    let seen = presented(of: old, at: time)
    for property in Property.allCases {
      let before = property.numbers(of: old), after = property.numbers(of: new)
      guard before != after else { continue }
      let starts = property.isAdditive && !batch.options.contains(.beginFromCurrentState) ? before : property.numbers(of: seen)
      if !property.isAdditive || batch.options.contains(.beginFromCurrentState) { end(property) }
      batch.began()
      running.append(
        Running(property: property, difference: property.difference(starts, after), start: time, batch: batch))
    }
  }

  private func end(_ property: Property) {
    let ended = running.filter { $0.property == property }
    running.removeAll { $0.property == property }
    for animation in ended { animation.batch.ended(isFinished: false) }
  }

  /// Drops what has come to its end, and answers with their batches, for `ended` once all views are up to date.
  func dropFinished(at time: TimeInterval) -> [AnimationBatch] {
    let ended = running.filter { time - $0.start >= $0.batch.timing.end - 1e-9 }
    if !ended.isEmpty { running.removeAll { time - $0.start >= $0.batch.timing.end - 1e-9 } }
    return ended.map(\.batch)
  }

  func removeAll() {
    let ended = running
    running = []
    animator.drop(view)
    for animation in ended { animation.batch.ended(isFinished: false) }
  }

  func presented(of view: UIView) -> ViewValues { presented(of: view.modelValues, at: animator.now) }

  private func presented(of model: ViewValues, at time: TimeInterval) -> ViewValues {
    var values = model
    for property in Property.allCases {
      let parts = running.filter { $0.property == property }
      guard !parts.isEmpty else { continue }
      var numbers = property.numbers(of: model)
      for part in parts {
        let remaining = part.remaining(at: time)
        for index in numbers.indices { numbers[index] += part.difference[index] * remaining }
      }
      property.write(numbers, to: &values)
    }
    return values
  }
}

extension ViewAnimations.Property {
  var isAdditive: Bool {
    switch self {
    case .center, .origin, .size, .transform: true
    case .alpha, .background, .cornerRadius: false
    }
  }

  func numbers(of values: ViewValues) -> [Double] {
    switch self {
    case .center: return [values.center.x, values.center.y]
    case .origin: return [values.bounds.minX, values.bounds.minY]
    case .size: return [values.bounds.width, values.bounds.height]
    case .transform:
      let parts = values.transform.decomposed()
      return [
        parts.scale.width, parts.scale.height, parts.horizontalShear, parts.rotation, parts.translation.dx, parts.translation.dy,
      ]
    case .alpha: return [values.alpha]
    case .background:
      // No colour is the colour there is, seen through.
      let color = values.background ?? PaintColor.clear
      return [color.red, color.green, color.blue, color.alpha]
    case .cornerRadius: return [values.cornerRadius]
    }
  }

  /// Rotations go the shorter way round.
  func difference(_ start: [Double], _ end: [Double]) -> [Double] {
    var difference = zip(start, end).map { $0 - $1 }
    if self == .transform {
      let turn = 2 * Double.pi
      if difference[3] > .pi { difference[3] -= turn } else if difference[3] < -.pi { difference[3] += turn }
    }
    return difference
  }

  func write(_ numbers: [Double], to values: inout ViewValues) {
    switch self {
    case .center: values.center = CGPoint(x: numbers[0], y: numbers[1])
    case .origin: values.bounds.origin = CGPoint(x: numbers[0], y: numbers[1])
    case .size: values.bounds.size = CGSize(width: max(0, numbers[0]), height: max(0, numbers[1]))
    case .transform:
      values.transform = CGAffineTransform(
        CGAffineTransformComponents(
          scale: CGSize(width: numbers[0], height: numbers[1]), horizontalShear: numbers[2], rotation: numbers[3],
          translation: CGVector(dx: numbers[4], dy: numbers[5])))
    case .alpha: values.alpha = min(max(numbers[0], 0), 1)
    case .background:
      values.background = PaintColor(
        red: min(max(numbers[0], 0), 1), green: min(max(numbers[1], 0), 1), blue: min(max(numbers[2], 0), 1),
        alpha: min(max(numbers[3], 0), 1))
    case .cornerRadius: values.cornerRadius = max(0, numbers[0])
    }
  }
}
