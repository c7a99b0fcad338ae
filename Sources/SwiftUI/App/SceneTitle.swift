import AttributeGraph
import UIKit

/// Names the scene of the window that the view is in.
struct SceneTitle {
  let title: Text
}

extension SceneTitle: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.subgraph.effect(
      SceneTitleEffect(modifier: modifier, environment: inputs.environment, viewGraph: inputs.viewGraph))
    return body(inputs)
  }
}

private struct SceneTitleEffect: Rule {
  let modifier: _GraphValue<SceneTitle>
  let environment: Attribute<EnvironmentValues>
  unowned(unsafe) let viewGraph: ViewGraph
  func update(_ slot: Slot<Void>) -> Bool {
    let title = modifier.value.title.plainString(in: environment.value)
    viewGraph.afterUpdate { [weak responder = viewGraph.responder] in
      MainActor.assumeIsolated { (responder as? UIView)?.window?.windowScene?.title = title }
    }
    return false
  }
  func name() -> String { "title of WindowGroup" }
}
