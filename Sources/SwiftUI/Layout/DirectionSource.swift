import AttributeGraph

/// Whether the layout around a view runs from right to left, as a node of its own: made when the first layout asks, and shared by
/// all views in the same environment, so that other changes of the environment place nothing anew.
final class DirectionSource {
  private let environment: Attribute<EnvironmentValues>
  private unowned(unsafe) let subgraph: Subgraph
  private var made: Attribute<Bool>?

  /// `subgraph` lives as long as the views of this environment.
  init(_ environment: Attribute<EnvironmentValues>, _ subgraph: Subgraph) {
    self.environment = environment
    self.subgraph = subgraph
  }

  var isRightToLeft: Attribute<Bool> {
    if let made { return made }
    let attribute = subgraph.rule(IsRightToLeft(environment: environment))
    made = attribute
    return attribute
  }
}

private struct IsRightToLeft: Rule {
  let environment: Attribute<EnvironmentValues>
  func update(_ slot: Slot<Bool>) -> Bool { slot.putIfChanged(environment.value.drawing.layoutDirection == .rightToLeft) }
  func name() -> String { "layout direction" }
  static var cycleDefault: Bool? { false }
}
