import AttributeGraph
import CoreGraphics

/// Ties a scroll view's place to a binding, both ways.
struct ScrollPositionModifier<Value: Equatable> {
  let binding: Binding<Value>
  let anchor: UnitPoint?
  /// Where a value sends the scroll view; nil: nowhere.
  let aim: (Value) -> ScrollAim?
  /// The value after fingers have moved content, given the first target in view.
  let told: (Value, AnyHashable?) -> Value
  /// The view or edge that is kept in its place when sizes change; nil: none.
  let held: (Value) -> ScrollAim?
}

extension ScrollPositionModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs.linking(ScrollPositionLink(modifier: modifier))) }
}

private struct ScrollPositionLink<Value: Equatable>: ScrollLink {
  let modifier: _GraphValue<ScrollPositionModifier<Value>>

  func connect(to core: ScrollCore, _ inputs: _ViewInputs) {
    let last = LastValue<Value>()
    let handle = BodyHandle(in: inputs.subgraph)
    let effect = inputs.subgraph.effect(
      ScrollPositionEffect(modifier: modifier, core: core, last: last, scope: inputs.transaction, handle: handle))
    handle.node = effect.untyped
    let modifier = modifier
    unowned(unsafe) let viewGraph = inputs.viewGraph
    core.heldAim = {
      let modifier = viewGraph.graph.untracked { modifier.value }
      guard var aim = modifier.held(modifier.binding.wrappedValue) else { return nil }
      aim.anchor = aim.anchor ?? modifier.anchor ?? .topLeading
      return aim
    }
    // What moves by a program's will is told of where it arrives by the program itself.
    core.onMove.append { [weak core] in
      guard !last.isWaiting else { return }
      last.isWaiting = true
      viewGraph.afterUpdate {
        last.isWaiting = false
        guard let core, core.isAlive else { return }
        let modifier = viewGraph.graph.untracked { modifier.value }
        let value = modifier.binding.wrappedValue, new = modifier.told(value, core.firstTarget(modifier.anchor))
        guard new != value else { return }
        last.value = new
        ActionContext.with({ "scrollPosition" }) { modifier.binding.wrappedValue = new }
      }
    }
  }
}

/// What the binding last held as far as the scroll view knows.
private final class LastValue<Value> {
  var value: Value?
  var isWaiting = false
}

private struct ScrollPositionEffect<Value: Equatable>: Rule {
  let modifier: _GraphValue<ScrollPositionModifier<Value>>
  let core: ScrollCore
  let last: LastValue<Value>
  let scope: TransactionScope?
  /// A binding may lead to an observed object.
  let handle: BodyHandle

  func update(_ slot: Slot<Void>) -> Bool {
    let modifier = modifier.value
    let value = handle.observing(in: core.viewGraph) { modifier.binding.wrappedValue }
    guard value != last.value else { return false }
    let isFirst = last.value == nil
    last.value = value
    guard var aim = modifier.aim(value) else { return false }
    aim.anchor = aim.anchor ?? modifier.anchor
    if case .id = aim.kind { aim.anchor = aim.anchor ?? .topLeading }
    let viewGraph = core.viewGraph
    let isAnimated = !isFirst && TransactionScope.resolve(viewGraph.transaction, scope, in: viewGraph).animation != nil
    let core = core
    viewGraph.afterUpdate { core.scroll(to: aim, animated: isAnimated) }
    return false
  }
  func name() -> String { "scrollPosition" }
}

extension ScrollCore {
  /// The identity of the target at the start of what is visible, or, with an anchor, the one on that point of it.
  func firstTarget(_ anchor: UnitPoint?) -> AnyHashable? {
    let (traits, box, offset) = viewGraph.graph.untracked { (self.traits.value, self.box.value, self.offset.value) }
    let axis: Axis = traits.contains(.vertical) ? .vertical : .horizontal
    let before = axis == .vertical ? box.insets.top : box.insets.leading
    let share = anchor?[axis] ?? 0
    let point = offset[axis] + before + share * box.room[axis]
    let frames = targetFrames(axis).filter { $0.id != nil }
    // The one that holds the point, or the next: what is less than a pixel over the edge has gone.
    let pixel = 1 / viewGraph.pixels.scale
    return (frames.first { $0.frame.origin[axis] + $0.frame.size[axis] > point + pixel } ?? frames.last)?.id
  }
}

extension View {
  /// The identity of the first target (`scrollTargetLayout`) in view, written as fingers scroll; writing it scrolls there, animated where
  /// the write is. It stays nil until something is scrolled.
  ///
  /// `anchor`: the point of the view that comes to lie on the same point of the visible part; nil: its start (a choice).
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(
        binding: id, anchor: anchor.map { OddNumbers.finite($0, "scrollPosition(id:anchor:)") },
        aim: { $0.map { ScrollAim(kind: .id(AnyHashable($0))) } }, told: { old, target in (target?.base as? ID) ?? old },
        held: { $0.map { ScrollAim(kind: .id(AnyHashable($0))) } }))
  }
  /// Where the scroll view in this view is: see `ScrollPosition`.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(
        binding: position, anchor: anchor.map { OddNumbers.finite($0, "scrollPosition(_:anchor:)") }, aim: { $0.aim },
        told: { $0.moved(to: $1) }, held: { $0.heldAim }))
  }
}
