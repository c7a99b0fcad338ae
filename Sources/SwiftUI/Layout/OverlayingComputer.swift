import CoreGraphics

/// The layout of `ZStack`: every child is offered the whole; the size is the union of those with the highest priority.
final class OverlayingComputer: ContainerComputer {
  var alignment = Alignment.center

  private func solve(_ proposal: ProposedViewSize) -> (frames: [CGRect], size: CGSize) {
    guard let highest = children.map(\.priority).max() else { return ([], .zero) }
    var frames: [CGRect] = []
    frames.reserveCapacity(children.count)
    var union: CGRect?
    for child in children {
      let dimensions = child.dimensions(proposal)
      let frame = CGRect(
        origin: CGPoint(x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical]), size: dimensions.size)
      frames.append(frame)
      if child.priority == highest { union = union.map { spanning($0, frame) } ?? frame }
    }
    let all = union ?? .zero
    return (frames.map { $0.offsetBy(dx: -all.minX, dy: -all.minY) }, all.size)
  }

  /// Like `union`, for which an empty rectangle counts for nothing.
  private func spanning(_ a: CGRect, _ b: CGRect) -> CGRect {
    let x = min(a.minX, b.minX)
    let y = min(a.minY, b.minY)
    return CGRect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { solve(proposal).size }

  override func place(in size: CGSize) -> [CGRect] {
    let (frames, own) = solve(ProposedViewSize(size))
    let outer = ViewDimensions(size: size), inner = ViewDimensions(size: own)
    let dx = outer[alignment.horizontal] - inner[alignment.horizontal]
    let dy = outer[alignment.vertical] - inner[alignment.vertical]
    return frames.map { $0.offsetBy(dx: dx, dy: dy) }
  }
}
