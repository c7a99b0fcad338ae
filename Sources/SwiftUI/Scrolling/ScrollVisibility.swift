import AttributeGraph
import CoreGraphics

/// Runs an action when a view comes into the visible part of a scroll view or goes from it.
struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    if let core = inputs.scrolling?.core {
      let size = inputs.subgraph.rule(SizeOfFrame(frame: inputs.frame))
      let geometry = ViewGeometry(size: size, inputs: inputs)
      inputs.subgraph.effect(ScrollVisibilityAction(modifier: modifier, geometry: geometry, core: core))
    }
    return body(inputs)
  }
}

private struct ScrollVisibilityAction: Rule {
  private let modifier: _GraphValue<ScrollVisibilityModifier>
  private let geometry: ViewGeometry
  private let core: ScrollCore
  private var wasVisible = false

  init(modifier: _GraphValue<ScrollVisibilityModifier>, geometry: ViewGeometry, core: ScrollCore) {
    self.modifier = modifier
    self.geometry = geometry
    self.core = core
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let modifier = modifier.value
    let frame = geometry.frame(in: .named(ScrollCoordinateSpaceName.nearest))
    let visible = frame.common(with: CGRect(origin: .zero, size: core.box.value.frame.size))
    let area = frame.width * frame.height
    let share = visible.isNull || area <= 0 ? 0 : visible.width * visible.height / area
    let isVisible = share > 0 && share >= CGFloat(modifier.threshold)
    guard isVisible != wasVisible else { return false }
    wasVisible = isVisible
    core.viewGraph.afterUpdate { ActionContext.with({ "onScrollVisibilityChange" }) { modifier.action(isVisible) } }
    return false
  }
  func name() -> String { "onScrollVisibilityChange" }
}

extension View {
  /// Runs `action` when at least `threshold` of the view's area, from 0 to 1, has come into the visible part of the scroll view around,
  /// and when it is less again. Outside a scroll view it never does.
  nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(
      ScrollVisibilityModifier(
        threshold: OddNumbers.finite(threshold, "onScrollVisibilityChange(threshold:_:)", or: 0.5), action: action))
  }
}
