/// Several views as one, for a modifier or a place that takes one; it lays nothing out.
public struct Group<Content> {
  var content: Content
}

extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError("Group is a primitive view; its body is never asked for.") }
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view.field { address(of: &$0.content) }, inputs)
  }
  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs {
    Content._makeViewList(view.field { address(of: &$0.content) }, inputs)
  }
}
