import AttributeGraph
import CoreGraphics

/// The safe area inside a view that insets it: the view's sides, where they are not the screen's, and what is inset there.
struct NarrowedSafeArea: Rule {
  private let outer: Attribute<SafeArea>
  private let frame: Attribute<CGRect>
  private let space: SpaceNode
  private let direction: DirectionSource
  private let insets: Attribute<EdgeInsets>

  init(_ inputs: _ViewInputs, _ insets: Attribute<EdgeInsets>) {
    outer = inputs.safeArea
    frame = inputs.frame
    space = inputs.space
    direction = inputs.direction
    self.insets = insets
  }
  func update(_ slot: Slot<SafeArea>) -> Bool {
    let insets = direction.isRightToLeft.value ? insets.value.mirrored : insets.value
    return slot.putIfChanged(outer.value.narrowed(in: frame.value.applying(space.transformToRoot()), by: insets))
  }
  func name() -> String { "safe area" }
  static var cycleDefault: SafeArea? { SafeArea() }
}

extension SafeArea {
  /// A side at which nothing is inset stays as it is.
  fileprivate func narrowed(in frame: CGRect, by added: EdgeInsets) -> SafeArea {
    let room = room(around: frame)
    var area = self
    var (minX, minY, maxX, maxY) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
    if added.top != 0 {
      minY = frame.minY - room.top
      area.insets.top = frame.minY + added.top - minY
    }
    if added.leading != 0 {
      minX = frame.minX - room.leading
      area.insets.leading = frame.minX + added.leading - minX
    }
    if added.bottom != 0 {
      maxY = frame.maxY + room.bottom
      area.insets.bottom = maxY - frame.maxY + added.bottom
    }
    if added.trailing != 0 {
      maxX = frame.maxX + room.trailing
      area.insets.trailing = maxX - frame.maxX + added.trailing
    }
    area.bounds = CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    return area
  }
}
