/// A shape drawn several times, each in front of the one before.
public struct _ShapeStack<Under: ShapeView, Over: ShapeView> where Under.Content == Over.Content {
  let under: Under
  let over: Over
}

extension _ShapeStack: ShapeView {
  public nonisolated var shape: Under.Content { over.shape }
  public var body: some View { under.overlay { over } }
}

extension ShapeView {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeStack<Self, _ShapeView<Content, S>> {
    _ShapeStack(under: self, over: shape.fill(content, style: style))
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeStack<Self, _ShapeView<Content, S>> {
    _ShapeStack(under: self, over: shape.stroke(content, style: style, antialiased: antialiased))
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeStack<Self, _ShapeView<Content, S>> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, style: style, antialiased: antialiased) }
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
