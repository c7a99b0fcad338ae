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
