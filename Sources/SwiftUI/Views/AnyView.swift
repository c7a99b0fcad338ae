import AttributeGraph

/// A view of whatever type. A change of type is a change of identity.
public struct AnyView {
  let content: any View
  public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
  public init<V: View>(erasing view: V) { self.init(view) }

  /// The content if it is a `V`, without a cast's search for what else it might be.
  func unwrapped<V: View>(as type: V.Type) -> V? {
    func open<Content: View>(_ content: Content) -> V? {
      guard Content.self == V.self else { return nil }
      return withUnsafePointer(to: content) { UnsafeRawPointer($0).assumingMemoryBound(to: V.self).pointee }
    }
    return open(content)
  }
}

/// The same when what they hold is of one type and the same: a button that is pressed does not make its label anew.
extension AnyView: PlanComparable {
  static func _areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let other = b.assumingMemoryBound(to: AnyView.self).pointee
    func open<Content: View>(_ content: Content) -> Bool {
      guard let other = other.unwrapped(as: Content.self) else { return false }
      return TypePlan.of(Content.self).areSame(content, other)
    }
    return open(a.assumingMemoryBound(to: AnyView.self).pointee.content)
  }
}

extension AnyView {
  /// The same as far as can be told; false when in doubt.
  package func isSame(as other: AnyView) -> Bool {
    func open<V: View>(_ view: V) -> Bool {
      guard let other = other.content as? V else { return false }
      return TypePlan.of(V.self).areSame(view, other)
    }
    return open(content)
  }
}

extension AnyView: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitGroup(inputs) { _makeViewList(view, $0) }
  }
  nonisolated public static func _makeViewList(_ view: _GraphValue<Self>, _ inputs: _ListInputs) -> _ListOutputs {
    var inputs = inputs
    guard let deeper = inputs.base.deeper(AnyView.self) else { return .fixed([]) }
    inputs.base = deeper
    let branches = BranchSet(inputs)
    return branches.outputs(
      structure: SwitchStructure(branches: branches, name: "AnyView", choose: { ObjectIdentifier(type(of: view.value.content)) })
      {
        _, inputs, branch in
        func open<V: View>(_ content: V) -> _ListOutputs {
          makeChosen(V.self, branch, branches, inputs) { view.value.unwrapped(as: V.self) }
        }
        return open(view.value.content)
      })
  }
}
