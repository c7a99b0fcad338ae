import AttributeGraph

/// Empty room that grows along the axis of the stack it is in, after everything else has what it wants.
public struct Spacer: Sendable {
  /// The least length in points; nil is 8.
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(layout: .attribute(inputs.subgraph.rule(SpacerLayout(view: view))))
  }
}

private struct SpacerLayout: LayoutRule {
  let view: _GraphValue<Spacer>
  func make() -> SpacerComputer { SpacerComputer() }
  func fill(_ computer: SpacerComputer) {
    computer.minimum = OddNumbers.finite(view.value.minLength ?? 8, "Spacer(minLength:)", or: 8)
  }
  func name() -> String { "layout of Spacer" }
}

private final class SpacerComputer: LayoutComputer {
  var minimum: CGFloat = 8
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      // Both axes outside of stacks.
      if let own = stackAxis, own != axis { return 0 }
      return max(minimum, proposal[axis] ?? minimum)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
  /// Below everything that has no priority of its own, as recorded from SwiftUI: a spacer beside a colour keeps its minimum.
  override var priority: Double { -.infinity }
  override var preferredSpacing: ViewSpacing { .zero }
}
