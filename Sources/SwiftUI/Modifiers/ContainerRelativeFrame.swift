import AttributeGraph
import CoreGraphics

/// A frame measured by the container around: the nearest scroll view, or what the window has free of bars.
struct ContainerRelativeFrameModifier {
  var axes: Axis.Set
  var alignment: Alignment
  /// The frame's length for the container's, along an axis.
  var length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrameModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let frame = inputs.subgraph.rule(
      RelativeFrame(
        modifier: modifier, container: inputs.containerSize, safeArea: inputs.viewGraph.safeArea,
        scrollView: inputs.scrolling?.core))
    let child = inputs.makeChild("containerRelativeFrame", body) { computer, outer in
      let frame = frame.value
      return frame.alignment.place(computer.dimensions(frame.proposal(outer.size)), in: outer)
    }
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(RelativeFrameLayout(frame: frame, child: child))))
  }
}

private struct RelativeFrame: Rule {
  let modifier: _GraphValue<ContainerRelativeFrameModifier>
  let container: Attribute<CGSize>?
  let safeArea: Attribute<SafeArea>
  let scrollView: ScrollCore?

  func update(_ slot: Slot<FixedFrameModifier>) -> Bool {
    let modifier = modifier.value
    scrollView?.relativeAxes.formUnion(modifier.axes)
    let size = container?.value ?? safeArea.value.safe.size
    func length(_ axis: Axis) -> CGFloat? {
      guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
      return max(0, OddNumbers.finite(modifier.length(size[axis], axis), "containerRelativeFrame", or: size[axis]))
    }
    return slot.putIfChanged(
      FixedFrameModifier(width: length(.horizontal), height: length(.vertical), alignment: modifier.alignment))
  }
  func name() -> String { "containerRelativeFrame" }
}

private struct RelativeFrameLayout: LayoutRule {
  let frame: Attribute<FixedFrameModifier>
  let child: LayoutSource
  func make() -> FixedFrameComputer { FixedFrameComputer() }
  func fill(_ computer: FixedFrameComputer) {
    computer.frame = frame.value
    computer.child = child.value
  }
  func name() -> String { "layout of containerRelativeFrame" }
}

extension View {
  /// As long as the container, along some axes.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
  /// As long as `span` of `count` columns (or rows) of the container with `spacing` points between them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(OddNumbers.count(count, "containerRelativeFrame(count:)"))
      let span = CGFloat(OddNumbers.count(span, "containerRelativeFrame(span:)"))
      return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }
  /// As long as `length` says of the container's length along an axis.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length)) }
}
