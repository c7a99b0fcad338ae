import AttributeGraph
import CoreGraphics

/// Where content lies in the space that moves, and how large that space is.
struct ScrollContentBox: Equatable {
  // First, so that handles of type `Attribute<ViewPlace>` and `Attribute<CGRect>` on the node read the place.
  var place: ViewPlace
  /// Never longer than the room across the axes: there nothing scrolls.
  var extent: CGSize
}

/// Content gets its ideal length along the axes and is offered the room across.
struct ScrollContentRule: Rule {
  let box: Attribute<ScrollBox>
  let traits: Attribute<ScrollTraits>
  let settings: Attribute<ScrollSettings>
  let child: LateLayout
  let size: PlaceSource
  let direction: DirectionSource

  func update(_ slot: Slot<ScrollContentBox>) -> Bool {
    let room = box.value.room, traits = traits.value
    var proposal = ProposedViewSize(room)
    for axis in Axis.allCases where traits.contains(axis) { proposal[axis] = nil }
    let length = child.source.value.size(proposal)
    let alignment = settings.value.anchors.alignment ?? traits.smallContentAlignment
    var extent = room, origin = CGPoint.zero
    for axis in Axis.allCases {
      let free = room[axis] - length[axis]
      if !traits.contains(axis) {
        origin[axis] = free * alignment[axis]
      } else if free > 0 && alignment[axis] != 0 {
        origin[axis] = free * alignment[axis]
      } else {
        extent[axis] = length[axis]
      }
    }
    if !extent.width.isFinite { extent.width = room.width }
    if !extent.height.isFinite { extent.height = room.height }
    var place = ViewPlace(origin: origin, size: ViewSize(length, proposal: proposal))
    if direction.isRightToLeft.value { place = place.mirrored(from: 0, length: extent.width) }
    return slot.putIfChanged(ScrollContentBox(place: place, extent: extent))
  }
  func name() -> String { "content of ScrollView" }
  static var cycleDefault: ScrollContentBox? { ScrollContentBox(place: .zero, extent: .zero) }
}

extension ScrollTraits {
  /// Where content lies that leaves room: at the start of its axis and in the middle across; in the middle where both axes scroll (a
  /// choice).
  var smallContentAlignment: UnitPoint {
    switch axes {
    case .vertical: .top
    case .horizontal: .leading
    default: .center
    }
  }
}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

/// The safe area inside moving content: along the axes the scroll view has already made room for what covers its sides.
struct ScrolledSafeArea: Rule {
  let outer: Attribute<SafeArea>
  let traits: Attribute<ScrollTraits>
  /// Farther than any content reaches, in points.
  private static let far: CGFloat = 1e9

  func update(_ slot: Slot<SafeArea>) -> Bool {
    var area = outer.value
    let traits = traits.value
    if traits.contains(.vertical) {
      area.bounds.origin.y = -Self.far
      area.bounds.size.height = 2 * Self.far
      (area.insets.top, area.insets.bottom) = (0, 0)
    }
    if traits.contains(.horizontal) {
      area.bounds.origin.x = -Self.far
      area.bounds.size.width = 2 * Self.far
      (area.insets.leading, area.insets.trailing) = (0, 0)
    }
    return slot.putIfChanged(area)
  }
  func name() -> String { "safe area in ScrollView" }
  static var cycleDefault: SafeArea? { SafeArea() }
}

/// What `containerRelativeFrame` inside is measured by.
struct ScrollRoom: Rule {
  let box: Attribute<ScrollBox>
  func update(_ slot: Slot<CGSize>) -> Bool { slot.putIfChanged(box.value.room) }
  func name() -> String { "room in ScrollView" }
  static var cycleDefault: CGSize? { .zero }
}
