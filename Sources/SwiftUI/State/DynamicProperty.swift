import AttributeGraph

/// A property of a view whose value lives outside the view.
public protocol DynamicProperty {
  /// Called before each run of the view's body.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that is connected to its storage before the body runs.
///
/// `storage` is the view's own slot for the property: nil at first, then whatever the property keeps there.
protocol InstalledProperty: DynamicProperty {
  static func _install(at property: UnsafeMutableRawPointer, storage: inout AnyObject?, context: PropertyContext)
}

/// Where a property is installed.
struct PropertyContext {
  unowned(unsafe) let viewGraph: ViewGraph
  unowned(unsafe) let subgraph: Subgraph
  let environment: Attribute<EnvironmentValues>
  /// The name of the view, for reports.
  let owner: () -> String
}
