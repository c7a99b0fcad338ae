import CoreGraphics

/// A shape that can make itself smaller by the same amount on all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape `amount` points further inside.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose smaller self follows from its parameters and an inset.
nonisolated public protocol _InsetPath: Shape {
  nonisolated func _path(in rect: CGRect, inset: CGFloat) -> Path
}

extension _InsetPath {
  nonisolated public func inset(by amount: CGFloat) -> _Inset<Self> { _Inset(base: self, amount: amount) }
  nonisolated public func path(in rect: CGRect) -> Path { _path(in: rect, inset: 0) }
}

/// A shape made smaller.
public struct _Inset<Base: _InsetPath>: InsettableShape {
  var base: Base
  var amount: CGFloat
  nonisolated public func path(in rect: CGRect) -> Path {
    base._path(in: rect, inset: OddNumbers.finite(amount, "inset(by:)", or: 0))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  nonisolated public func inset(by amount: CGFloat) -> _Inset<Base> { _Inset(base: base, amount: self.amount + amount) }
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension CGRect {
  /// The rectangle `amount` further inside; one that would turn inside out keeps its middle and has no size.
  func shrunk(by amount: CGFloat) -> CGRect {
    let (x, y) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}

extension InsettableShape {
  /// A line along the inner side of the outline.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
