import AttributeGraph
import LayerTree

/// A hairline: across the direction of the stack it is in, from side to side outside of stacks.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.subgraph.effect(DividerEffect(inputs: inputs))
    return _ViewOutputs(layout: .constant(DividerComputer(thickness: 1 / inputs.viewGraph.pixels.scale)))
  }
}

private final class DividerComputer: LayoutComputer {
  /// One pixel, in points.
  let thickness: CGFloat
  init(thickness: CGFloat) { self.thickness = thickness }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return stackAxis == .horizontal ? CGSize(width: thickness, height: size.height) : CGSize(width: size.width, height: thickness)
  }
}

private struct DividerEffect: Rule {
  private var leaf: LeafLayer
  private let environment: Attribute<EnvironmentValues>

  init(inputs: _ViewInputs) {
    leaf = LeafLayer("Divider", inputs)
    environment = inputs.environment
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let bounds = leaf.update()
    let isDark = environment.value.drawing.colorScheme == .dark
    // iOS's separator colour.
    let color = PaintColor(hex: isDark ? 0x545458 : 0x3C3C43, alpha: isDark ? 0.6 : 0.29)
    leaf.layer.content = bounds.isEmpty ? [] : [.fill(CGPath(rect: bounds, transform: nil), .color(color), evenOdd: false)]
    leaf.layer.hitShape = .bounds
    return false
  }
  func name() -> String { "drawing of Divider" }
}
