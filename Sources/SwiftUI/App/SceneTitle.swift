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
    inputs.subgraph.effect(SceneTitleEffect(modifier: modifier, reader: TextReader(inputs), viewGraph: inputs.viewGraph))
    return body(inputs)
  }
}

private struct SceneTitleEffect: Rule {
  let modifier: _GraphValue<SceneTitle>
  var reader: TextReader
  unowned(unsafe) let viewGraph: ViewGraph
  mutating func update(_ slot: Slot<Void>) -> Bool {
    var title = ""
    let text = modifier.value.title
    reader.reading { title = $0.words(of: text) }
    viewGraph.afterUpdate { [weak responder = viewGraph.responder] in
      MainActor.assumeIsolated { (responder as? UIView)?.window?.windowScene?.title = title }
    }
    return false
  }
  func name() -> String { "title of WindowGroup" }
}
