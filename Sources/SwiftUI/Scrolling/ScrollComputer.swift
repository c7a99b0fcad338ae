import AttributeGraph
import CoreGraphics

/// As long as it is offered along the axes, or as its content where nothing is offered; across as its content, with the margins.
final class ScrollComputer: LayoutComputer {
  var traits = ScrollTraits(axes: .vertical)
  var margins = EdgeInsets()
  var child: LayoutComputer = .empty

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var inner = proposal.inset(by: margins)
    for axis in Axis.allCases where traits.contains(axis) { inner[axis] = nil }
    let content = child.size(inner)
    var size = CGSize(
      width: content.width + margins.leading + margins.trailing, height: content.height + margins.top + margins.bottom)
    for axis in Axis.allCases where traits.contains(axis) {
      if let offered = proposal[axis] { size[axis] = max(0, offered) }
    }
    return size
  }
}

struct ScrollLayout: LayoutRule {
  let traits: Attribute<ScrollTraits>
  let settings: Attribute<ScrollSettings>
  let child: LateLayout

  func make() -> ScrollComputer { ScrollComputer() }
  func fill(_ computer: ScrollComputer) {
    computer.traits = traits.value
    computer.margins = settings.value.margins.content.insets
    computer.child = child.source.value
  }
  func name() -> String { "layout of ScrollView" }
}
