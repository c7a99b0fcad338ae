import AttributeGraph
import CoreGraphics

/// Where a scroll view lies, and how far its content keeps from its sides. Leading is left here.
struct ScrollBox: Equatable {
  // First, so that a handle of type `Attribute<CGRect>` on the node reads the frame.
  /// With what lies beyond the safe area.
  var frame: CGRect
  /// What covers the sides, and the content's margins.
  var insets: EdgeInsets
  /// The same for the indicators.
  var indicatorInsets: EdgeInsets
  /// What covers the sides.
  var covered: EdgeInsets

  /// What is left for the content, in points.
  var room: CGSize {
    CGSize(
      width: max(0, frame.width - insets.leading - insets.trailing), height: max(0, frame.height - insets.top - insets.bottom))
  }
}

/// Reads the place of the scroll view on the screen only where something covers the screen's sides: a scroll view inside moving content
/// does not follow the movement.
struct ScrollBoxRule: Rule {
  private let place: PlaceSource
  private let safeArea: Attribute<SafeArea>
  private let space: SpaceNode
  private let direction: DirectionSource
  private let settings: Attribute<ScrollSettings>

  init(inputs: _ViewInputs, settings: Attribute<ScrollSettings>) {
    place = inputs.place
    safeArea = inputs.safeArea
    space = inputs.space
    direction = inputs.direction
    self.settings = settings
  }

  func update(_ slot: Slot<ScrollBox>) -> Bool {
    let frame = place.value.frame, area = safeArea.value, settings = settings.value
    let isRightToLeft = direction.isRightToLeft.value
    let covered = area.hasInsets ? area.room(around: frame.applying(space.transformToRoot())) : EdgeInsets()
    func inPlace(_ margins: EdgeInsets) -> EdgeInsets { isRightToLeft ? margins.mirrored : margins }
    let box = ScrollBox(
      frame: CGRect(
        x: frame.minX - covered.leading, y: frame.minY - covered.top, width: frame.width + covered.leading + covered.trailing,
        height: frame.height + covered.top + covered.bottom),
      insets: covered + inPlace(settings.margins.content.insets),
      indicatorInsets: covered + inPlace(settings.margins.indicators.insets), covered: covered)
    return slot.putIfChanged(box)
  }
  func name() -> String { "frame of ScrollView" }
  static var cycleDefault: ScrollBox? {
    ScrollBox(frame: .zero, insets: EdgeInsets(), indicatorInsets: EdgeInsets(), covered: EdgeInsets())
  }
}

extension EdgeInsets {
  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
  }
}
