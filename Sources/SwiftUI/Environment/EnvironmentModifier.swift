import AttributeGraph

/// Changes the environment of a view and of all in it.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: InputsModifier {
  nonisolated static func change(_ inputs: inout _ViewInputs, _ modifier: _GraphValue<Self>) {
    inputs.setEnvironment(inputs.subgraph.rule(ChangedEnvironment(modifier: modifier, outer: inputs.environment)))
  }
}

/// Changes what texts and shapes are drawn with. Unlike an `EnvironmentModifier` it leaves the layout direction alone.
struct DrawingModifier {
  let change: (inout DrawingEnvironment) -> Void
}

extension DrawingModifier: InputsModifier {
  nonisolated static func change(_ inputs: inout _ViewInputs, _ modifier: _GraphValue<Self>) {
    inputs.environment = inputs.subgraph.rule(ChangedDrawing(modifier: modifier, outer: inputs.environment))
  }
}

private struct ChangedDrawing: Rule {
  let modifier: _GraphValue<DrawingModifier>
  let outer: Attribute<EnvironmentValues>
  func update(_ slot: Slot<EnvironmentValues>) -> Bool {
    let outer = outer.value
    var drawing = outer.drawing
    modifier.value.change(&drawing)
    if slot.hasValue && slot.pointer.pointee.isSame(as: outer, with: drawing) { return false }
    return slot.put(outer.with(drawing))
  }
  func name() -> String { "environment" }
}

private struct ChangedEnvironment: Rule {
  let modifier: _GraphValue<EnvironmentModifier>
  let outer: Attribute<EnvironmentValues>
  func update(_ slot: Slot<EnvironmentValues>) -> Bool {
    var values = outer.value
    modifier.value.change(&values)
    return slot.putUnlessSame(values)
  }
  func name() -> String { "environment" }
}

extension Slot<EnvironmentValues> {
  /// All that is below reads the environment: a comparison costs less than a single text that is laid out for nothing.
  fileprivate func putUnlessSame(_ values: EnvironmentValues) -> Bool {
    if hasValue && pointer.pointee.isSame(as: values) { return false }
    return put(values)
  }
}

extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }
  /// Puts an observable object where `@Environment(T.self)` finds it.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[ObservableObjectKey<T>.self] = object })
  }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
  /// Light or dark for the view and all in it.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    transformDrawing { $0.colorScheme = colorScheme }
  }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { transformDrawing { $0.dynamicTypeSize = size } }
  /// Buttons and gestures of the view are off.
  nonisolated public func disabled(_ disabled: Bool) -> some View { transformDrawing { if disabled { $0.isEnabled = false } } }
}
