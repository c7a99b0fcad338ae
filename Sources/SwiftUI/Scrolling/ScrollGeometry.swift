import AttributeGraph
import CoreGraphics

/// Where the content of a scroll view lies, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top leading corner of the view; negative where insets keep content from it.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What covers the view's sides, and the content's margins.
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is in the view, in the content's space.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same as `visibleRect`: the view's bounds.
  public var bounds: CGRect { visibleRect }
}

extension ScrollCore {
  /// Read by the running rule, which then runs again whenever content has moved.
  var geometry: ScrollGeometry {
    let box = box.value
    return ScrollGeometry(
      contentOffset: offset.value, contentSize: content.value.extent, contentInsets: box.insets, containerSize: box.frame.size)
  }
}

/// Runs an action when something of the scroll view's geometry has changed.
struct ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension ScrollGeometryModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs.linking(ScrollGeometryLink(modifier: modifier))) }
}

private struct ScrollGeometryLink<Value: Equatable>: ScrollLink {
  let modifier: _GraphValue<ScrollGeometryModifier<Value>>
  func connect(to core: ScrollCore, _ inputs: _ViewInputs) {
    inputs.subgraph.effect(ScrollGeometryAction(modifier: modifier, core: core))
  }
}

private struct ScrollGeometryAction<Value: Equatable>: Rule {
  private let modifier: _GraphValue<ScrollGeometryModifier<Value>>
  private let core: ScrollCore
  private var last: Value?
  private var repeats = ValueRepeats<Value>()

  init(modifier: _GraphValue<ScrollGeometryModifier<Value>>, core: ScrollCore) {
    self.modifier = modifier
    self.core = core
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let modifier = modifier.value
    let new = modifier.transform(core.geometry), old = last
    guard new != old else { return false }
    last = new
    guard repeats.allows(new, "Scroll geometry action", in: core.viewGraph) else { return false }
    core.viewGraph.afterUpdate {
      ActionContext.with({ "onScrollGeometryChange(for: \(Value.self))" }) { modifier.action(old ?? new, new) }
    }
    return false
  }
  func name() -> String { "onScrollGeometryChange(for: \(Value.self))" }
}

extension View {
  /// Runs `action` after the first layout, with the value twice (a choice), and after each update in which what `transform` makes of the
  /// geometry of the scroll view in this view changed. `transform` runs in every frame in which content moves.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(ScrollGeometryModifier<T>(transform: transform, action: action)) }
}
