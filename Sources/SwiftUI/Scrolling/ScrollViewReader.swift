import AttributeGraph

/// A view whose content can scroll the scroll views in it to views that it names.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

/// Scrolls the scroll views in a `ScrollViewReader`.
public struct ScrollViewProxy {
  let reader: ScrollReader

  /// Scrolls, after the next update, to the first view with this `id(_:)`, or the row of a `ForEach` with this identity: so that the same
  /// point of the view and of the scroll view lie on each other, or, without an `anchor`, no farther than needed to show all of it.
  ///
  /// Animated inside `withAnimation`, as `setContentOffset(_:animated:)` is (a choice). Rows that a lazy container has not made count. An
  /// identity that no view has is said on the console.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader.scroll(to: AnyHashable(id), anchor.map { OddNumbers.finite($0, "scrollTo(_:anchor:)") })
  }
}

/// The scroll views in one reader.
final class ScrollReader {
  private struct WeakCore { weak var core: ScrollCore? }
  private var cores: [WeakCore] = []
  private weak var viewGraph: ViewGraph?

  init(_ viewGraph: ViewGraph) { self.viewGraph = viewGraph }

  func add(_ core: ScrollCore) {
    cores.removeAll { $0.core == nil }
    cores.append(WeakCore(core: core))
  }

  fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let viewGraph else { return }
    let isAnimated = TransactionContext.current.animation != nil
    viewGraph.afterUpdate { [weak self, unowned viewGraph] in
      let aim = ScrollAim(kind: .id(id), anchor: anchor)
      guard let self, !self.cores.contains(where: { $0.core?.scroll(to: aim, animated: isAnimated) ?? false }) else { return }
      viewGraph.services.console(
        "scrollTo(\(id)): no view with this identity is in a scroll view of the reader. It is the id(_:) of a view or the identity of an "
          + "element of a ForEach, and of the very same type.")
    }
  }
}

extension ScrollViewReader: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    let reader = ScrollReader(inputs.viewGraph)
    var inner = inputs
    inner.scrolling = ScrollSurroundings(inputs.scrolling)
    inner.scrolling!.readers.append(reader)
    let handle = BodyHandle(in: inputs.subgraph)
    let rule = ReaderContent(view: view, proxy: ScrollViewProxy(reader: reader), viewGraph: inputs.viewGraph, handle: handle)
    let content = inputs.subgraph.rule(rule)
    handle.node = content.untyped
    return Content._makeView(_GraphValue(content), inner)
  }
}

private struct ReaderContent<Content: View>: Rule {
  let view: _GraphValue<ScrollViewReader<Content>>
  let proxy: ScrollViewProxy
  unowned(unsafe) let viewGraph: ViewGraph
  let handle: BodyHandle
  let plan = TypePlan.of(Content.self)
  func update(_ slot: Slot<Content>) -> Bool {
    let content = view.value.content
    return slot.put(handle.observing(in: viewGraph) { content(proxy) }, by: plan)
  }
  func name() -> String { "ScrollViewReader.content" }
}
