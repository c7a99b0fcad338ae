import AttributeGraph
import CoreGraphics
import LayerTree
import UIKit

/// iOS's activity indicator of 20 points.
///
/// It moves in steps, at whole eighths of a second of the frames' clock: each step turns one layer. What is hidden, faint or off
/// the glass is not turned.
struct Spinner {
  static let side = SpinnerPicture.side
  /// Seconds between looks at whether a spinner that is not seen has come into sight.
  fileprivate static let look = 0.5
}

extension Spinner: PrimitiveView {
  nonisolated static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.subgraph.effect(SpinnerEffect(inputs))
    return _ViewOutputs(layout: .constant(SpinnerComputer.shared))
  }
}

private final class SpinnerComputer: LayoutComputer {
  nonisolated(unsafe) static let shared = SpinnerComputer()
  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: Spinner.side, height: Spinner.side) }
}

private struct SpinnerEffect: Rule {
  private let layer = Layer(name: "Spinner")
  private let wheel = Layer(name: "spokes")
  private let environment: Attribute<EnvironmentValues>
  private unowned(unsafe) let viewGraph: ViewGraph
  private var placed: PlacedLayer
  private let alarm: Alarm

  init(_ inputs: _ViewInputs) {
    environment = inputs.environment
    viewGraph = inputs.viewGraph
    placed = PlacedLayer(inputs)
    alarm = Alarm(in: inputs.subgraph, inputs.viewGraph, isDecoration: true)
    inputs.layer.addChild(layer)
    layer.addChild(wheel)
  }

  mutating func update(_ slot: Slot<Void>) -> Bool {
    alarm.read()
    _ = placed.update(layer)
    let environment = environment.value
    let content = SpinnerPicture.commands((environment.drawing.tint ?? .gray).resolved(in: environment))
    wheel.size = CGSize(width: Spinner.side, height: Spinner.side)
    if wheel.content != content { wheel.content = content }
    guard isSeen else {
      alarm.set(at: viewGraph.now + Spinner.look)
      return false
    }
    wheel.transform = SpinnerPicture.transform(at: viewGraph.now)
    alarm.set(at: SpinnerPicture.nextStep(after: viewGraph.now))
    return false
  }

  /// The first look comes before the layers around have their places: it counts as seen.
  private var isSeen: Bool {
    let around = [layer] + layer.ancestors
    if around.contains(where: { $0.isHidden || $0.opacity <= 0 }) { return false }
    guard let root = around.last, root.size.width > 0, layer.size.width > 0 else { return true }
    return layer.frameInRoot.meets(CGRect(origin: .zero, size: root.size))
  }

  func name() -> String { "ProgressView" }
}
