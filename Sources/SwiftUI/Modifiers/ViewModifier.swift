import AttributeGraph

/// A change to a view that makes another view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Wires the modifier around one view, which `body` makes for the inputs it is given.
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs
  /// Wires the modifier around what a view puts into a container.
  nonisolated static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs
}

/// The view that a modifier is around, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: Sendable {
  init() {}
}

/// The contents of the modifiers whose bodies are being wired, innermost first.
final class ModifierContentStack {
  let view: (_ViewInputs) -> _ViewOutputs
  let list: (_ListInputs) -> _ListOutputs
  let outer: ModifierContentStack?
  init(
    view: @escaping (_ViewInputs) -> _ViewOutputs, list: @escaping (_ListInputs) -> _ListOutputs, outer: ModifierContentStack?
  ) {
    self.view = view
    self.list = list
    self.outer = outer
  }
}

extension _ViewModifier_Content: ModifierContentView {}

/// A view that stands for what the innermost modifier being wired is around.
protocol ModifierContentView: PrimitiveView {}

extension ModifierContentView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let content = inputs.modifierContent else { return .empty }
    var inputs = inputs
    inputs.modifierContent = content.outer
    return content.view(inputs)
  }
  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs {
    guard let content = inputs.base.modifierContent else { return .fixed([]) }
    var inputs = inputs
    inputs.base.modifierContent = content.outer
    return content.list(inputs)
  }
}

extension ViewModifier {
  nonisolated public static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.modifierContent = ModifierContentStack(
      view: body, list: { list in makeSingle(TypeName.short(of: Self.self), list, body) }, outer: inputs.modifierContent)
    return Body._makeView(self.body(of: modifier, inputs), inner)
  }
  nonisolated public static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    var inner = inputs
    inner.base.modifierContent = ModifierContentStack(
      view: { makeImplicitGroup($0, content: body) }, list: body, outer: inputs.base.modifierContent)
    return Body._makeViewList(self.body(of: modifier, inputs.base), inner)
  }

  private nonisolated static func body(of modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _GraphValue<Body> {
    let own = inputs.own(modifier)
    let handle = BodyHandle(in: inputs.subgraph)
    let rule = BodyRule<ModifierBody<Self>>(
      view: own.asModifierBody, handle: handle, viewGraph: inputs.viewGraph, subgraph: inputs.subgraph,
      environment: inputs.environment, properties: TypePlan.of(Self.self).properties)
    let attribute = inputs.subgraph.rule(rule)
    handle.node = attribute.untyped
    return _GraphValue(attribute)
  }
}

/// A modifier as a view, so that one rule runs the bodies of both. It has the modifier's very layout.
private struct ModifierBody<Modifier: ViewModifier>: View {
  let modifier: Modifier
  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content()) }
}

extension _GraphValue where Value: ViewModifier {
  fileprivate var asModifierBody: _GraphValue<ModifierBody<Value>> {
    _GraphValue<ModifierBody<Value>>(field: attribute, offset: offset)
  }
}

/// One view as the only item of a list.
func makeSingle(
  _ name: String, _ inputs: _ListInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
) -> _ListOutputs {
  var inputs = inputs
  inputs.wrappers.append { inner, _ in body(inner) }
  let empty = inputs.base.subgraph.input(PlaceholderView())
  return PlaceholderView.makeItem(_GraphValue(empty), inputs, name: name)
}

/// Stands where a wrapper puts the real view.
private struct PlaceholderView: PrimitiveView {
  nonisolated static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs { .empty }
}

/// A modifier without a body: it wires itself.
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  @MainActor @preconcurrency public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier; its body is never asked for.")
  }
  nonisolated public static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    makePrimitiveList(Self.self, modifier, inputs, body)
  }
}

/// A modifier on several views is one on each of them.
func makePrimitiveList<Modifier: ViewModifier>(
  _ type: Modifier.Type, _ modifier: _GraphValue<Modifier>, _ inputs: _ListInputs, _ body: (_ListInputs) -> _ListOutputs
) -> _ListOutputs {
  let surroundings = inputs.base
  var inputs = inputs
  inputs.wrappers.append { inner, content in
    // The item is wired inside all of its modifiers; each of them is given what surrounds it, and hands on what is inside.
    guard let own = inner.with(surroundings).deeper(Modifier.self) else { return .empty }
    return Modifier._makeView(modifier, own) { content($0.with(inner)) }
  }
  return body(inputs)
}

/// Says that a modifier changes nothing.
public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()
  public init() {}
}
extension EmptyModifier: PrimitiveModifier {
  nonisolated public static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs) }
}

extension ViewModifier {
  /// This modifier, with another one around it.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Modifiers that nest inside each other, made by `concat`.
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> Never {
    fatalError("Concatenated modifiers are primitive; their body is never asked for.")
  }
  nonisolated public static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    Modifier._makeView(modifier.field { address(of: &$0.modifier) }, inputs) { inner in
      Content._makeView(modifier.field { address(of: &$0.content) }, inner, body)
    }
  }
  nonisolated public static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    Modifier._makeViewList(modifier.field { address(of: &$0.modifier) }, inputs) { inner in
      Content._makeViewList(modifier.field { address(of: &$0.content) }, inner, body)
    }
  }
}
