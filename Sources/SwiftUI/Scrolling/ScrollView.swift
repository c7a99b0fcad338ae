import AttributeGraph
import LayerTree

/// A view whose content may be larger than itself and follows the fingers.
///
/// It takes what it is offered along its axes and is as long as its content across. Content is offered no length along the axes. Where
/// it touches the safe area the view goes on to the edges of the screen, and its content keeps clear of what covers them.
public struct ScrollView<Content: View> {
  /// The directions in which content moves.
  public var axes: Axis.Set
  /// Whether the bars that say where the content is may be seen.
  public var showsIndicators: Bool
  public var content: Content

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeScrollView(
      traits: inputs.subgraph.rule(ScrollTraitsRule(view: view)), inputs
    ) {
      Content._makeView(view.field { address(of: &$0.content) }, $0)
    }
  }
}

/// What the author says of a scroll view besides its content.
struct ScrollTraits: Equatable {
  var axes: Axis.Set
  var showsIndicators = true

  func contains(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }
}

private struct ScrollTraitsRule<Content: View>: Rule {
  let view: _GraphValue<ScrollView<Content>>
  func update(_ slot: Slot<ScrollTraits>) -> Bool {
    let view = view.value
    return slot.putIfChanged(ScrollTraits(axes: view.axes, showsIndicators: view.showsIndicators))
  }
  func name() -> String { "ScrollView" }
}

/// Wires a scroll view: box → content's place → the scroll view of UIKit's that carries the content's layer, and, beside them, its size.
func makeScrollView(
  traits: Attribute<ScrollTraits>, _ inputs: _ViewInputs, content: (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
  let subgraph = inputs.subgraph
  let settings = subgraph.rule(ScrollSettingsRule(environment: inputs.environment))
  let box = subgraph.rule(ScrollBoxRule(inputs: inputs, settings: settings))
  let core = ScrollCore(inputs, box: box, traits: traits)
  inputs.layer.addChild(core.layer)

  let child = LateLayout()
  let contentBox = subgraph.rule(
    ScrollContentRule(
      box: box, traits: traits, settings: settings, child: child, size: inputs.place, direction: inputs.direction))
  core.content = contentBox
  child.source = content(core.contentInputs(inputs, contentBox, settings)).layout
  inputs.viewGraph.noteDetached(Attribute<ViewPlace>(node: contentBox.node), in: subgraph)

  subgraph.effect(ScrollPlacing(core: core, settings: settings, inputs: inputs))
  for reader in inputs.scrolling?.readers ?? [] { reader.add(core) }
  for link in inputs.scrolling?.links ?? [] { link.connect(to: core, inputs) }
  subgraph.onEnd { core.end() }
  let layout = ScrollLayout(traits: traits, settings: settings, child: child)
  return _ViewOutputs(layout: .attribute(subgraph.rule(layout)))
}
