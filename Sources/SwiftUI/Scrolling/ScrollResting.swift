import CoreGraphics
import UIKit

extension ScrollCore {
  /// Where content comes to rest that fingers let go of, by the scroll view's behaviour; nil: where it would anyway.
  /// `current`: where it is; nil: where it is seen.
  @MainActor func restingOffset(
    _ proposed: CGPoint, from start: CGPoint, at current: CGPoint? = nil, velocity: CGVector
  ) -> CGPoint? {
    guard isAlive, !view.isPagingEnabled, let behavior = behavior?() else { return nil }
    let (traits, box, content, environment) = viewGraph.graph.untracked {
      (self.traits.value, self.box.value, self.content!.value, self.environment.value)
    }
    let lower = CGPoint(x: -box.insets.leading, y: -box.insets.top)
    // Behaviours count from the content's start.
    func rect(_ offset: CGPoint) -> CGRect {
      CGRect(origin: CGPoint(x: offset.x - lower.x, y: offset.y - lower.y), size: box.room)
    }
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: rect(start)), velocity: velocity, contentSize: content.extent, containerSize: box.room,
      axes: traits.axes, current: rect(current ?? view.contentOffset).origin,
      targets: { [weak self] axis, place in self?.targets(axis, near: place) ?? [] },
      compactAxes: (environment.horizontalSizeClass == .compact ? Axis.Set.horizontal : []).union(
        environment.verticalSizeClass == .compact ? .vertical : []))
    var target = ScrollTarget(rect: rect(proposed))
    behavior.updateTarget(&target, context: context)
    var offset = CGPoint(x: target.rect.minX + lower.x, y: target.rect.minY + lower.y)
    if let anchor = target.anchor {
      offset.x += anchor.x * (target.rect.width - box.room.width)
      offset.y += anchor.y * (target.rect.height - box.room.height)
    }
    let range = view.offsetRange
    for axis in Axis.allCases {
      guard traits.contains(axis), offset[axis].isFinite else {
        offset[axis] = proposed[axis]
        continue
      }
      offset[axis] = viewGraph.pixels.round(min(max(offset[axis], range.lower[axis]), range.upper[axis]))
    }
    return offset
  }

  /// The same for a wheel that was turned by `way` in all: half a notch and more comes to rest on another place than where content
  /// is, as far as the behaviour has one within a screen, although the way that was asked for may be short (a choice).
  @MainActor func restingOffset(ofTurnTo proposed: CGPoint, way: CGPoint, velocity: CGVector) -> CGPoint? {
    let start = view.contentOffset
    func rest(_ place: CGPoint) -> CGPoint? { restingOffset(place, from: start, at: place, velocity: velocity) }
    guard let first = rest(proposed) else { return nil }
    let axis: Axis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    let direction: CGFloat = way[axis] < 0 ? -1 : 1
    func progress(_ offset: CGPoint) -> CGFloat { (offset[axis] - start[axis]) * direction }
    guard progress(first) <= 0, abs(way[axis]) >= WheelTurn.notch / 2 else { return first }
    for length in stride(from: WheelTurn.notch, through: max(view.bounds.size[axis], WheelTurn.notch), by: WheelTurn.notch) {
      var farther = proposed
      farther[axis] = start[axis] + direction * length
      if let offset = rest(farther), progress(offset) > 0 { return offset }
    }
    return first
  }

  /// The targets that are there, and what lies at `place` where rows are not made.
  private func targets(_ axis: Axis, near place: CGFloat) -> [CGRect] {
    targetFrames(axis).map(\.frame) + lazyContainersAlive.compactMap { $0.unmadeTarget(at: place, axis) }
  }
}
