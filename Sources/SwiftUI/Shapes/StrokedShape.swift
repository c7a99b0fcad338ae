import CoreGraphics

/// The outline of a line along another shape; as a view it is the line in the foreground style.
public struct _StrokedShape<Base: Shape>: Shape {
  var base: Base
  var style: StrokeStyle

  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(base.animatableData, style.animatableData) }
    set { (base.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

extension StrokeStyle: Animatable {
  /// The width, the miter limit and the phase of the dashes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

extension Shape {
  /// A line of a style along the outline, as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(base: self, style: style) }
  /// A line of `lineWidth` points along the outline, as a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension Path {
  /// The outline of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let isDashed = style.dash.contains { $0 > 0 } && !style.dash.contains { !($0 >= 0) }
    let line = isDashed ? cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash) : cgPath
    return Path(
      line.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin, miterLimit: style.miterLimit))
  }
}
