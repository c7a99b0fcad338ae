import AttributeGraph
import LayerTree

/// An outline that fits itself into a rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, in `rect`'s space (points, y down).
  nonisolated func path(in rect: CGRect) -> Path
  /// The size that the shape takes of what it is offered; all of it unless the shape says otherwise.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), drawing: .fill(FillStyle()))
  }
}

/// How the inside of a path is found.
public struct FillStyle: Hashable, Sendable {
  /// Even-odd instead of winding.
  public var isEOFilled: Bool
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}

/// How a path is stroked; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
  func paintStroke(isAntialiased: Bool = true) -> PaintStroke {
    let cap: PaintStroke.Cap =
      switch lineCap {
      case .butt: .butt;
      case .round: .round;
      case .square: .square
      }
    let join: PaintStroke.Join =
      switch lineJoin {
      case .miter: .miter;
      case .round: .round;
      case .bevel: .bevel
      }
    return PaintStroke(
      width: max(0, OddNumbers.finite(lineWidth, "The width of a stroke", or: 0)), cap: cap, join: join, miterLimit: miterLimit,
      dash: dash.contains { !($0 > 0 && $0.isFinite) } ? [] : dash,
      dashPhase: OddNumbers.finite(dashPhase, "The dash phase of a stroke", or: 0), isAntialiased: isAntialiased)
  }
}

/// A view that draws a shape and can draw it once more, in front of what it has drawn.
@MainActor @preconcurrency
public protocol ShapeView: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape drawn with a style.
public struct _ShapeView<S: Shape, Style: ShapeStyle>: Sendable {
  enum Drawing: Hashable, Sendable { case fill(FillStyle), stroke(StrokeStyle, isAntialiased: Bool) }
  public nonisolated let shape: S
  var style: Style
  var drawing: Drawing
}

extension _ShapeView: ShapeView {}

extension _ShapeView: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.subgraph.effect(ShapeEffect(view: view, inputs: inputs))
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(ShapeLayout(view: view))))
  }
}

private struct ShapeLayout<S: Shape, Style: ShapeStyle>: LayoutRule {
  let view: _GraphValue<_ShapeView<S, Style>>
  func make() -> ShapeComputer<S> { ShapeComputer() }
  func fill(_ computer: ShapeComputer<S>) { computer.shape = view.value.shape }
  func name() -> String { "layout of \(S.self)" }
}

private final class ShapeComputer<S: Shape>: LayoutComputer {
  var shape: S!
  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

private struct ShapeEffect<S: Shape, Style: ShapeStyle>: Rule {
  private let view: _GraphValue<_ShapeView<S, Style>>
  private var leaf: LeafLayer
  private let context: EffectContext
  private let scope: TransactionScope?
  private var state = AnimatableState<S.AnimatableData>()
  private var color = AnimatableState<PaintColor.AnimatableData>()

  init(view: _GraphValue<_ShapeView<S, Style>>, inputs: _ViewInputs) {
    self.view = view
    leaf = LeafLayer(TypeName.short(of: S.self), inputs)
    context = EffectContext(viewGraph: inputs.viewGraph, environment: inputs.environment)
    scope = inputs.transaction
  }

  mutating func update(_ slot: Slot<Void>) -> Bool {
    let bounds = leaf.update()
    let layer = leaf.layer
    let view = view.value
    var shape = view.shape
    shape.animatableData = state.update(shape.animatableData, in: context.viewGraph, scope: scope)
    let path = shape.path(in: bounds).kept()
    let paint = animated(view.style._paint(in: bounds, context.environment.value))
    switch view.drawing {
    case .fill(let style):
      layer.content = [.fill(path, paint.paint, evenOdd: style.isEOFilled)]
      layer.hitShape = view.shape is Rectangle ? .bounds : .path(path, evenOdd: style.isEOFilled)
    case .stroke(let style, let isAntialiased):
      let stroke = style.paintStroke(isAntialiased: isAntialiased)
      layer.content = [.stroke(path, paint.paint, stroke)]
      layer.hitShape = .stroke(path, stroke)
    }
    if case .color(let color) = paint.paint, color.alpha <= 0 {
      layer.content = []
      layer.hitShape = .none
    }
    if bounds.isEmpty && !(view.shape is Path) { layer.content = [] }
    layer.backdrop = nil
    if let glass = paint.glass, case .fill(let style) = view.drawing, !layer.content.isEmpty {
      layer.content = []
      layer.backdrop = LayerBackdrop(
        path: path, isEvenOdd: style.isEOFilled, radius: glass.radius, saturation: glass.saturation, tint: glass.tint)
    }
    return false
  }

  private mutating func animated(_ paint: _ResolvedPaint) -> _ResolvedPaint {
    guard case .color(var shown) = paint.paint, paint.glass == nil else { return paint }
    shown.animatableData = color.update(shown.animatableData, in: context.viewGraph, scope: scope)
    return _ResolvedPaint(shown)
  }
  func name() -> String { "drawing of \(S.self)" }
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, drawing: .fill(style))
  }
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }
  /// A line along the outline; without antialiasing a pixel is either painted or not. Touches are taken by the line alone, not by what
  /// it surrounds: as on iOS, `contentShape` gives the inside to a gesture.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, drawing: .stroke(style, isAntialiased: antialiased))
  }
  /// A line of `lineWidth` points along the outline, half of it outside.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
