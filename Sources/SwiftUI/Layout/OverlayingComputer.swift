import CoreGraphics

/// The layout of `ZStack`: every child is offered the whole; the size is the union of those with the highest priority.
final class OverlayingComputer: ContainerComputer {
  var alignment = Alignment.center

  private func solve(_ proposal: ProposedViewSize) -> (places: [ViewPlace], size: CGSize) {
    guard let highest = children.map(\.layoutPriority).max() else { return ([], .zero) }
    var places: [ViewPlace] = []
    places.reserveCapacity(children.count)
    var union: CGRect?
    for child in children {
      let dimensions = child.dimensions(proposal)
      let place = ViewPlace(
        origin: CGPoint(x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical]), size: dimensions.viewSize)
      places.append(place)
      if child.layoutPriority == highest { union = union.map { spanning($0, place.frame) } ?? place.frame }
    }
    var all = union ?? .zero
    // Where a child is endless its guides are too, and their distances no numbers.
    for (child, place) in zip(children, places) where child.layoutPriority == highest {
      if place.size.width == .infinity { all = CGRect(x: 0, y: all.origin.y, width: .infinity, height: all.size.height) }
      if place.size.height == .infinity { all = CGRect(x: all.origin.x, y: 0, width: all.size.width, height: .infinity) }
    }
    return (places.map { $0.offsetBy(x: -all.origin.x, y: -all.origin.y) }, all.size)
  }

  /// Like `union`, for which an empty rectangle counts for nothing.
  private func spanning(_ a: CGRect, _ b: CGRect) -> CGRect {
    let x = min(a.minX, b.minX)
    let y = min(a.minY, b.minY)
    return CGRect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { solve(proposal).size }

  /// Where nothing was proposed the children are offered the stack's own length: a colour behind an ideally sized text is as big
  /// as the text.
  override func place(at size: ViewSize) -> [ViewPlace] {
    let (places, own) = solve(size.filledProposal)
    let outer = ViewDimensions(size: size), inner = ViewDimensions(size: ViewSize(own))
    let dx = outer[alignment.horizontal] - inner[alignment.horizontal]
    let dy = outer[alignment.vertical] - inner[alignment.vertical]
    return places.map { $0.offsetBy(x: dx, y: dy) }
  }
}
