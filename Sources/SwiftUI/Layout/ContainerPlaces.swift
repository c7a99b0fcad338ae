import CoreGraphics

extension [ViewPlace] {
  /// From places that a container's children have in it, leading on the left, to those that they have where the container lies.
  mutating func move(into container: ViewPlace, isMirrored: Bool) {
    guard isMirrored || container.origin != .zero else { return }
    for index in indices where !self[index].isNowhere {
      if isMirrored { self[index] = self[index].mirrored(from: 0, length: container.size.width) }
      self[index] = self[index].offsetBy(x: container.origin.x, y: container.origin.y)
    }
  }
}
