import AttributeGraph
import UIKit

/// Presents a view while there is an item for it.
struct PresentationModifier<Item, Presented: View> {
  typealias Style = PresentationStage.Style
  let style: Style
  /// nil: nothing is presented. Read by a rule.
  let item: () -> Item?
  /// What makes one item the same as another.
  let identity: (Item) -> AnyHashable
  /// Has the author's binding say that nothing is presented.
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented
}

extension PresentationModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    present(modifier, inputs)
    return body(inputs)
  }
  /// One for all views of a group.
  nonisolated static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    present(modifier, inputs.base)
    return body(inputs)
  }

  private nonisolated static func present(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) {
    let handle = BodyHandle(in: inputs.subgraph)
    let wish = inputs.subgraph.rule(WishRule(modifier: modifier, handle: handle, viewGraph: inputs.viewGraph))
    handle.node = wish.untyped
    let presenter = Presenter(inputs) { presentation, inputs in
      let handle = BodyHandle(in: inputs.subgraph)
      let content = inputs.subgraph.rule(
        PresentedContentRule(
          modifier: modifier, wish: wish, presentation: presentation, handle: handle, viewGraph: inputs.viewGraph))
      handle.node = content.untyped
      return Presented._makeView(_GraphValue(content), inputs)
    }
    inputs.subgraph.effect(PresentationEffect(modifier: modifier, wish: wish, presenter: presenter, viewGraph: inputs.viewGraph))
    inputs.subgraph.onEnd { presenter.end() }
  }
}

/// What is to be presented now.
struct PresentationWish<Item> {
  let identity: AnyHashable?
  let item: Item?
}

private struct WishRule<Item, Presented: View>: Rule {
  let modifier: _GraphValue<PresentationModifier<Item, Presented>>
  let handle: BodyHandle
  unowned(unsafe) let viewGraph: ViewGraph
  let plan = TypePlan.of(PresentationWish<Item>.self)

  func update(_ slot: Slot<PresentationWish<Item>>) -> Bool {
    let modifier = modifier.value
    let item = handle.observing(in: viewGraph) { modifier.item() }
    return slot.put(PresentationWish(identity: item.map(modifier.identity), item: item), by: plan)
  }
  func name() -> String { "what \(Presented.self) is presented for" }
  static var cycleDefault: PresentationWish<Item>? { PresentationWish(identity: nil, item: nil) }
}

/// Tells the presenter what is wished for.
private struct PresentationEffect<Item, Presented: View>: Rule {
  let modifier: _GraphValue<PresentationModifier<Item, Presented>>
  let wish: Attribute<PresentationWish<Item>>
  let presenter: Presenter
  unowned(unsafe) let viewGraph: ViewGraph

  func update(_ slot: Slot<Void>) -> Bool {
    let modifier = modifier.value
    presenter.style = modifier.style
    presenter.clear = modifier.clear
    presenter.onDismiss = modifier.onDismiss
    presenter.wish(for: wish.value.identity, animated: !viewGraph.transaction.disablesAnimations)
    return false
  }
  func name() -> String { "presentation of \(Presented.self)" }
}

/// The presented view, made for the item; of one that is gone nothing changes any more.
private struct PresentedContentRule<Item, Presented: View>: Rule {
  let modifier: _GraphValue<PresentationModifier<Item, Presented>>
  let wish: Attribute<PresentationWish<Item>>
  unowned let presentation: Presentation
  let handle: BodyHandle
  unowned(unsafe) let viewGraph: ViewGraph
  let plan = TypePlan.of(Presented.self)

  func update(_ slot: Slot<Presented>) -> Bool {
    let content = modifier.value.content
    let wish = wish.value
    guard let item = wish.item, !slot.hasValue || !presentation.isLeaving, wish.identity == presentation.identity else {
      return false
    }
    return slot.put(handle.observing(in: viewGraph) { content(item) }, by: plan)
  }
  func name() -> String { "presented \(TypeName.short(of: Presented.self))" }
}
