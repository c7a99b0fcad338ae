/// Views above each other, aligned at a horizontal guide.
public struct VStack<Content: View> {
  var parameters: StackParameters
  var content: Content

  /// `spacing` in points between neighbours; nil is the default distance for each pair.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    parameters = StackParameters(alignment: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeStack("VStack", .vertical, view.field { address(of: &$0.parameters) }, inputs) {
      Content._makeViewList(view.field { address(of: &$0.content) }, $0)
    }
  }
}
