import AttributeGraph
import CoreGraphics
import LayerTree

/// Eight spokes that take turns, as iOS's activity indicator of 20 points.
///
/// It moves in steps, at whole eighths of a second of the frames' clock: each step turns one layer. What is hidden, faint or off
/// the glass is not turned.
struct Spinner {
  static let side: CGFloat = 20
  fileprivate static let spokes = 8
  /// Seconds for a whole turn.
  fileprivate static let turn = 1.0
  /// Points: where a spoke begins and ends, and its width.
  fileprivate static let inner: CGFloat = 5, outer: CGFloat = 10, width: CGFloat = 2.5
  /// The brightest and the faintest spoke.
  fileprivate static let alphas = (1.0, 0.25)
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
    let content = Self.content((environment.drawing.tint ?? .gray).resolved(in: environment))
    wheel.size = CGSize(width: Spinner.side, height: Spinner.side)
    if wheel.content != content { wheel.content = content }
    let step = Spinner.turn / Double(Spinner.spokes)
    // A clock that adds up fractions may be a hair early.
    let count = (viewGraph.now / step + 1e-6).rounded(.down)
    guard isSeen else {
      alarm.set(at: viewGraph.now + Spinner.look)
      return false
    }
    let half = Spinner.side / 2
    wheel.transform = CGAffineTransform(translationX: half, y: half)
      .rotated(by: 2 * .pi * count.truncatingRemainder(dividingBy: Double(Spinner.spokes)) / CGFloat(Spinner.spokes))
      .translatedBy(x: -half, y: -half)
    alarm.set(at: (count + 1) * step)
    return false
  }

  /// The first look comes before the layers around have their places: it counts as seen.
  private var isSeen: Bool {
    let around = [layer] + layer.ancestors
    if around.contains(where: { $0.isHidden || $0.opacity <= 0 }) { return false }
    guard let root = around.last, root.size.width > 0, layer.size.width > 0 else { return true }
    return layer.frameInRoot.intersects(CGRect(origin: .zero, size: root.size))
  }

  /// The brightest spoke points up; the others fade against the clock.
  private static func content(_ color: PaintColor) -> [PaintCommand] {
    (0..<Spinner.spokes).map { index in
      let part = Double(index) / Double(Spinner.spokes)
      var faded = color
      faded.alpha *= Spinner.alphas.0 + (Spinner.alphas.1 - Spinner.alphas.0) * part
      let angle = -2 * .pi * CGFloat(part)
      let centre = Spinner.side / 2
      let transform = CGAffineTransform(translationX: centre, y: centre).rotated(by: angle)
      let spoke = CGRect(
        x: -Spinner.width / 2, y: -Spinner.outer, width: Spinner.width, height: Spinner.outer - Spinner.inner)
      let path = CGMutablePath()
      path.addRoundedRect(
        in: spoke, cornerWidth: Spinner.width / 2, cornerHeight: Spinner.width / 2, transform: transform)
      return .fill(path, .color(faded), evenOdd: false)
    }
  }
  func name() -> String { "ProgressView" }
}
