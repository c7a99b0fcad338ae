/// Views beside each other, aligned at a vertical guide.
public struct HStack<Content: View> {
  var parameters: StackParameters
  var content: Content

  /// `spacing` in points between neighbours; nil is the default distance for each pair.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    parameters = StackParameters(alignment: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeStack("HStack", .horizontal, view.field { address(of: &$0.parameters) }, inputs) {
      Content._makeViewList(view.field { address(of: &$0.content) }, $0)
    }
  }
}
