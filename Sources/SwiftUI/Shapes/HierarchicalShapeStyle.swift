import LayerTree

/// The foreground style and three paler ones: the colours of labels, or the style set around the view, less and less opaque.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int
  private init(_ level: Int) { self.level = level }
  public static let primary = HierarchicalShapeStyle(0), secondary = HierarchicalShapeStyle(1)
  public static let tertiary = HierarchicalShapeStyle(2), quaternary = HierarchicalShapeStyle(3)

  /// The alphas of iOS's label colours, light and dark. A style set around the view is paled by the same ones (a choice).
  private static let lightAlphas = [1, 0.6, 0.3, 0.18], darkAlphas = [1, 0.6, 0.3, 0.16]
  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    let isDark = environment.drawing.colorScheme == .dark
    let alpha = (isDark ? Self.darkAlphas : Self.lightAlphas)[level]
    if let outer = environment.drawing.foreground {
      return level == 0 ? outer._paint(in: bounds, environment) : outer.opacity(alpha)._paint(in: bounds, environment)
    }
    if level == 0 { return _ResolvedPaint(isDark ? .white : .black) }
    return _ResolvedPaint(PaintColor(hex: isDark ? 0xEBEBF5 : 0x3C3C43, alpha: alpha))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
