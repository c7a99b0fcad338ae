import AttributeGraph

/// The view of an app: it keeps the app's own state and shows its first window.
package struct AppRoot<A: App> {
  let app: A
  package init(app: A) { self.app = app }
}

extension AppRoot: PrimitiveView {
  nonisolated package static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    // Laid out like the app itself, so the app's dynamic properties are installed in it.
    let handle = BodyHandle(in: inputs.subgraph)
    let rule = BodyRule<AppBody<A>>(
      view: _GraphValue(field: view.attribute, offset: view.offset), handle: handle, viewGraph: inputs.viewGraph,
      subgraph: inputs.subgraph, environment: inputs.environment, properties: TypePlan.of(A.self).properties)
    let body = inputs.subgraph.rule(rule)
    handle.node = body.untyped
    return AnyView._makeView(_GraphValue(body), inputs)
  }
}

private struct AppBody<A: App>: View {
  let app: A
  var body: AnyView { app.body._content }
}
