import AttributeGraph
import LayerTree

/// A view that draws by commands. It takes what it is offered.
public struct Canvas {
  let isOpaque: Bool
  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// `renderer` is called when the view's size changes and when it is made anew. What is drawn outside the view's bounds is not
  /// seen. Everything is drawn at once, also if `rendersAsynchronously`; colours have 8 bits a channel.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    isOpaque = opaque
    self.renderer = renderer
  }
}

/// How colours are mixed; pictures here have one mode.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear }

extension Canvas: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    let handle = BodyHandle(in: inputs.subgraph)
    let effect = inputs.subgraph.effect(CanvasEffect(view: view, handle: handle, inputs: inputs))
    handle.node = effect.untyped
    return _ViewOutputs(layout: .constant(FillingComputer.shared))
  }
}

private struct CanvasEffect: Rule {
  private let view: _GraphValue<Canvas>
  private let handle: BodyHandle
  private let environment: Attribute<EnvironmentValues>
  private unowned(unsafe) let viewGraph: ViewGraph
  private var leaf: LeafLayer

  init(view: _GraphValue<Canvas>, handle: BodyHandle, inputs: _ViewInputs) {
    self.view = view
    self.handle = handle
    environment = inputs.environment
    viewGraph = inputs.viewGraph
    leaf = LeafLayer("Canvas", inputs)
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let bounds = leaf.update()
    let layer = leaf.layer
    let canvas = view.value
    let surroundings = TextSurroundings(environment: environment.value, services: viewGraph.services, now: viewGraph.now)
    layer.hitShape = .bounds
    guard !bounds.isEmpty else {
      layer.content = []
      return false
    }
    let commands = handle.observing(in: viewGraph) {
      var context = GraphicsContext(surroundings: surroundings, bounds: bounds)
      canvas.renderer(&context, bounds.size)
      return context.commands
    }
    layer.content = Self.cut(commands, to: bounds, isOpaque: canvas.isOpaque)
    return false
  }

  /// Commands within the bounds; in front of black when the canvas is opaque.
  private static func cut(_ commands: [PaintCommand], to bounds: CGRect, isOpaque: Bool) -> [PaintCommand] {
    let path = CGPath(rect: bounds, transform: nil)
    let all = isOpaque ? [.fill(path, .color(.black), evenOdd: false)] + commands : commands
    guard !all.isEmpty else { return [] }
    var group = PaintGroup()
    group.clips = [PaintClip(path: path)]
    return [.group(all, group)]
  }
  func name() -> String { "drawing of Canvas" }
}
