import AttributeGraph

/// Stands for the view that is modified, in a closure that says what is done to it.
public struct PlaceholderContentView<Value>: Sendable {
  init() {}
}

extension PlaceholderContentView: ModifierContentView {}
