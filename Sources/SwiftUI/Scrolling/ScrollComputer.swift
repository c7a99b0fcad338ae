import AttributeGraph
import CoreGraphics

/// As long as it is offered along the axes, or as its content where nothing is offered; across as its content, with the margins.
final class ScrollComputer: LayoutComputer {
  var traits = ScrollTraits(axes: .vertical)
  var margins = EdgeInsets()
  var child: LayoutComputer = .empty
  unowned(unsafe) let core: ScrollCore

  init(core: ScrollCore) { self.core = core }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var inner = proposal.inset(by: margins)
    for axis in Axis.allCases where traits.contains(axis) { inner[axis] = nil }
    let content = child.size(inner)
    var size = CGSize(
      width: content.width + margins.leading + margins.trailing, height: content.height + margins.top + margins.bottom)
    for axis in Axis.allCases where traits.contains(axis) {
      if let offered = proposal[axis] { size[axis] = max(0, offered) }
    }
    for axis in Axis.allCases where !traits.contains(axis) { size[axis] = relativeLength(axis, proposal[axis]) ?? size[axis] }
    return size
  }

  /// Content that is measured by the room across is asked with the room of the last update; for another it is longer or shorter in
  /// proportion. So a page as high as the scroll view makes it as high as whatever it is offered.
  private func relativeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat? {
    let room = core.room[axis]
    guard core.relativeAxes.contains(axis == .horizontal ? .horizontal : .vertical), let offered, offered.isFinite, room > 0
    else {
      return nil
    }
    let margin = axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
    var inner = ProposedViewSize(width: nil, height: nil)
    inner[axis] = room
    return margin + child.size(inner)[axis] * max(0, offered - margin) / room
  }
}

struct ScrollLayout: LayoutRule {
  unowned(unsafe) let core: ScrollCore
  let traits: Attribute<ScrollTraits>
  let settings: Attribute<ScrollSettings>
  let child: LateLayout

  func make() -> ScrollComputer { ScrollComputer(core: core) }
  func fill(_ computer: ScrollComputer) {
    computer.traits = traits.value
    computer.margins = settings.value.margins.content.insets
    computer.child = child.source.value
  }
  func name() -> String { "layout of ScrollView" }
}
