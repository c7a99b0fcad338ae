import LayerTree

/// What a shape or a text is filled with.
public protocol ShapeStyle: Sendable {
  /// The paint for a shape with the given bounds, in the bounds' space.
  func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint
}

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

extension Color: ShapeStyle {
  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(resolved(in: environment))
  }
}

/// A style of whatever type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
  /// The style as a view sets it: its own mentions of the foreground mean `outer`, the one around the view.
  func seen(around outer: AnyShapeStyle?) -> AnyShapeStyle {
    if style is Color || style is LinearGradient { return self }
    return AnyShapeStyle(ScopedShapeStyle(style: self, outer: outer))
  }
  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    style._paint(in: bounds, environment)
  }
  /// The same as far as can be told.
  func isSame(as other: AnyShapeStyle) -> Bool {
    func open<S: ShapeStyle>(_ a: S) -> Bool {
      func compare<Other: ShapeStyle>(_ b: Other) -> Bool {
        guard Other.self == S.self else { return false }
        return withUnsafePointer(to: a) { a in
          withUnsafePointer(to: b) { b in TypePlan.of(S.self).areSame(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
        }
      }
      return compare(other.style)
    }
    return open(style)
  }
}

extension AnyShapeStyle: Equatable {
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { a.isSame(as: b) }
}

extension AnyShapeStyle: PlanComparable {
  static func _areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: AnyShapeStyle.self).pointee.isSame(as: b.assumingMemoryBound(to: AnyShapeStyle.self).pointee)
  }
}

/// A style seen where another foreground reigns.
private struct ScopedShapeStyle: ShapeStyle {
  let style: AnyShapeStyle
  let outer: AnyShapeStyle?
  func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    var environment = environment
    environment.drawing.foreground = outer
    return style._paint(in: bounds, environment)
  }
}

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

/// What `foregroundStyle` says around the view.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    environment.drawing.foreground?._paint(in: bounds, environment)
      ?? HierarchicalShapeStyle.primary._paint(in: bounds, environment)
  }
}

/// The tint of the view, blue unless an ancestor says otherwise.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(Color.accentColor.resolved(in: environment))
  }
}

/// The background of the screen: white, or black in the dark.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(environment.drawing.colorScheme == .dark ? .black : .white)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { ForegroundStyle() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle() } }
extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
}

extension ShapeStyle {
  /// The style, `opacity` times as opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(style: self, opacity: opacity) }
}

private struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    let base = style._paint(in: bounds, environment)
    let opacity = OddNumbers.finite(opacity, "The opacity of a style", or: 1)
    func faded(_ color: PaintColor) -> PaintColor {
      PaintColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * min(1, max(0, opacity)))
    }
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: faded($0.color), location: $0.location) }
    }
    var result = _ResolvedPaint(base.paint.replacingStops(faded) ?? .color(faded(base.color)), color: faded(base.color))
    if var glass = base.glass {
      glass.tint = faded(glass.tint)
      result.glass = glass
    }
    return result
  }
}

extension Paint {
  /// A gradient's stops; nil for a plain colour.
  var stops: [GradientStop]? {
    switch self {
    case .color: nil
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _):
      stops
    }
  }

  /// The same gradient with other stops; nil for a plain colour.
  func replacingStops(_ change: ([GradientStop]) -> [GradientStop]) -> Paint? {
    switch self {
    case .color: nil
    case .linearGradient(let stops, let start, let end): .linearGradient(stops: change(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      .radialGradient(stops: change(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      .angularGradient(stops: change(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      .ellipticalGradient(stops: change(stops), center: center, radii: radii, start: start, end: end)
    }
  }
}
