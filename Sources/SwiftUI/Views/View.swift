import AttributeGraph
import LayerTree

/// A description of a piece of user interface.
///
/// A view with a `body` is what its body says. A primitive view has none; it wires its attributes in `_makeView`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Wires one view into the graph. The value is not read here but by the rules that are made.
  nonisolated static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs
  /// Wires the view as children of a container: none, one or many.
  nonisolated static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs
}

extension View {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let inputs = inputs.deeper(Self.self) else { return .empty }
    return Body._makeView(body(of: view, inputs), inputs)
  }

  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs {
    guard Body.self != Never.self else { return makeItem(view, inputs) }
    var inputs = inputs
    guard let deeper = inputs.base.deeper(Self.self) else { return .fixed([]) }
    inputs.base = deeper
    return Body._makeViewList(body(of: view, deeper), inputs)
  }

  private nonisolated static func body(of view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _GraphValue<Body> {
    let properties = TypePlan.of(Self.self).properties
    let own = inputs.own(view)
    let handle = BodyHandle(in: inputs.subgraph)
    let rule = BodyRule<Self>(
      view: own, handle: handle, viewGraph: inputs.viewGraph, subgraph: inputs.subgraph, environment: inputs.environment,
      properties: properties)
    let attribute = inputs.subgraph.rule(rule)
    handle.node = attribute.untyped
    return _GraphValue(attribute)
  }
}

/// A view without a body: it is wired by its own `_makeView`.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is a primitive view; its body is never asked for. Do not call `body` on views yourself.")
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no values") }
  nonisolated public static func _makeView(_ view: _GraphValue<Never>, _ inputs: _ViewInputs) -> _ViewOutputs { .empty }
  nonisolated public static func _makeViewList(_ view: _GraphValue<Never>, _ inputs: _ListInputs) -> _ListOutputs { .fixed([]) }
}

extension _ViewInputs {
  /// The value of a view or modifier with a body, as its body shall see it: animated if it is `Animatable`, and apart from what
  /// surrounds it, so that a sibling field's change does not run the body.
  func own<V>(_ value: _GraphValue<V>) -> _GraphValue<V> {
    if let animated = animated(value) { return animated }
    return value.isWhole ? value : _GraphValue(subgraph.rule(Narrowed(value: value)))
  }

  private func animated<V>(_ value: _GraphValue<V>) -> _GraphValue<V>? {
    guard let type = V.self as? any Animatable.Type else { return nil }
    func open<A: Animatable>(_ type: A.Type) -> _GraphValue<V>? {
      guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
      // `A` is `V`; only the compiler does not know.
      let animatable = _GraphValue<A>(field: value.attribute, offset: value.offset)
      return _GraphValue<V>(whole: subgraph.rule(Animated(animatable, self)).untyped)
    }
    return open(type)
  }
}

extension _ViewOutputs {
  /// Nothing: no size, no layers.
  static var empty: _ViewOutputs { _ViewOutputs(layout: .constant(.empty)) }
}

extension _ViewInputs {
  /// The inputs one level deeper, or nil with a report when the tree is too deep for the stack.
  func deeper<V>(_ view: V.Type) -> _ViewInputs? {
    var inputs = self
    inputs.depth += 1
    if inputs.depth <= maximumDepth && !viewGraph.graph.isStackNearlyUsedUp { return inputs }
    viewGraph.services.console(
      "Views nested too deep (\(inputs.depth) views and modifiers): \(TypeName.short(of: V.self)) and what it contains is left out. "
        + "The usual cause is a view whose body contains itself without end. Path: \(path(of: layer))")
    return nil
  }
}

/// What the main thread's stack of 8 MB carries with a wide margin.
#if DEBUG
  let maximumDepth = 3_000
#else
  let maximumDepth = 12_000
#endif

/// The names of the layers around a place, outermost first; long paths lose their middle.
func path(of layer: Layer) -> String { path(names(above: layer)) }

/// The names of a layer and of those around it, innermost first.
func names(above layer: Layer) -> [String] {
  var names: [String] = []
  var current: Layer? = layer
  while let here = current {
    if !here.name.isEmpty { names.append(here.name) }
    current = here.parent
  }
  return names
}

/// Whether `names` are still what `names(above:)` says.
func areNames(_ names: [String], above layer: Layer) -> Bool {
  var index = 0
  var current: Layer? = layer
  while let here = current {
    if !here.name.isEmpty {
      guard index < names.count, names[index] == here.name else { return false }
      index += 1
    }
    current = here.parent
  }
  return index == names.count
}

/// Names, innermost first, as a path.
func path(_ names: [String]) -> String {
  var names = Array(names.reversed())
  if names.count > 12 { names = names.prefix(4) + ["… \(names.count - 8) more …"] + names.suffix(4) }
  return names.joined(separator: " > ")
}
