import AttributeGraph

/// A view, or a modifier, with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("ModifiedContent is a primitive view; its body is never asked for.") }

  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let inputs = inputs.deeper(Modifier.self) else { return .empty }
    return Modifier._makeView(view.field { address(of: &$0.modifier) }, inputs) {
      Content._makeView(view.field { address(of: &$0.content) }, $0)
    }
  }
  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs {
    var inputs = inputs
    guard let deeper = inputs.base.deeper(Modifier.self) else { return .fixed([]) }
    inputs.base = deeper
    return Modifier._makeViewList(view.field { address(of: &$0.modifier) }, inputs) {
      Content._makeViewList(view.field { address(of: &$0.content) }, $0)
    }
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
