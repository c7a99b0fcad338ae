import AttributeGraph
import CoreGraphics

/// The first of several views whose ideal size fits into what is offered; the last one if none does.
///
/// All of them are measured. Those that are not shown draw nothing, take no touches and have not appeared; their state stays (a
/// choice).
public struct ViewThatFits<Content: View> {
  var axes: Axis.Set
  var content: Content
  /// `axes`: along which the views have to fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    let axes = inputs.subgraph.rule(Narrowed<Axis.Set>(value: view.field { address(of: &$0.axes) }))
    return makeContainer("ViewThatFits", inputs, FittingComputer(), choosesItems: true) {
      $0.axes = axes.value
    } content: {
      Content._makeViewList(view.field { address(of: &$0.content) }, $0)
    }
  }
}

private final class FittingComputer: ContainerComputer {
  var axes: Axis.Set = []

  private func choice(_ proposal: ProposedViewSize) -> Int? {
    guard !children.isEmpty else { return nil }
    var question = proposal
    if axes.contains(.horizontal) { question.width = nil }
    if axes.contains(.vertical) { question.height = nil }
    let fitting = children.indices.dropLast().first {
      let ideal = children[$0].size(question)
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    }
    return fitting ?? children.count - 1
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(proposal).map { children[$0].size(proposal) } ?? .zero }
  override func place(at size: ViewSize) -> [ViewPlace] {
    var places = Array(repeating: ViewPlace.nowhere, count: children.count)
    if let index = choice(size.proposal) {
      places[index] = Alignment.center.place(
        children[index].dimensions(size.proposal), in: ViewPlace(origin: .zero, size: size))
    }
    return places
  }
  override var preferredSpacing: ViewSpacing { children.last?.viewSpacing ?? .zero }
}
