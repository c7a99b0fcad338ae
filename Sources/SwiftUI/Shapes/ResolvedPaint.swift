import LayerTree

/// A paint, and one colour for those who can draw no other.
public struct _ResolvedPaint: Hashable {
  let paint: Paint
  let color: PaintColor
  /// A material: shapes show what is behind them.
  var glass: Glass?
  init(_ color: PaintColor) {
    paint = .color(color)
    self.color = color
  }
  init(_ paint: Paint, color: PaintColor) {
    self.paint = paint
    self.color = color
  }
}
