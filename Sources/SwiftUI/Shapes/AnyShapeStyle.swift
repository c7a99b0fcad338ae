/// A style of whatever type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
  /// A style whose own mentions of the foreground mean `outer`, the one around the view that sets it.
  init<S: ShapeStyle>(_ style: S, around outer: AnyShapeStyle?) {
    if style is Color || style is LinearGradient {
      self.init(style)
    } else {
      self.init(ScopedShapeStyle(style: AnyShapeStyle(style), outer: outer))
    }
  }
  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _ResolvedPaint {
    style._paint(in: bounds, environment)
  }
  /// The same as far as can be told.
  func isSame(as other: AnyShapeStyle) -> Bool {
    func open<S: ShapeStyle>(_ a: S) -> Bool {
      guard let b = other.style as? S else { return false }
      return TypePlan.of(S.self).areSame(a, b)
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
