import CoreGraphics
import LayerTree

/// A map of the plane by a matrix of three rows and columns: a row (x, y, 1) times the matrix, divided by the third number.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}
  public init(_ m: CGAffineTransform) { self.init(PlaneProjection(m)) }

  init(_ plane: PlaneProjection) {
    (m11, m12, m13) = (CGFloat(plane.m11), CGFloat(plane.m12), CGFloat(plane.m13))
    (m21, m22, m23) = (CGFloat(plane.m21), CGFloat(plane.m22), CGFloat(plane.m23))
    (m31, m32, m33) = (CGFloat(plane.m31), CGFloat(plane.m32), CGFloat(plane.m33))
  }
  var plane: PlaneProjection {
    PlaneProjection(
      m11: Double(m11), m12: Double(m12), m13: Double(m13), m21: Double(m21), m22: Double(m22), m23: Double(m23),
      m31: Double(m31), m32: Double(m32), m33: Double(m33))
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// False, and nothing changes, when the matrix has no inverse.
  public mutating func invert() -> Bool {
    guard let inverse = plane.inverse else { return false }
    self = ProjectionTransform(inverse)
    return true
  }
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }
  /// This map, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(plane.concatenating(rhs.plane))
  }
}

/// A change to where a view is drawn and touched, made by its author.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// From the unmoved space of a view of `size` to the moved one.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor @preconcurrency public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a geometry effect; its body is never asked for.")
  }
  nonisolated public static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeGeometryEffect(TypeName.short(of: Self.self), modifier, inputs, body) { effect, size in
      let plane = effect.effectValue(size: size).plane
      let numbers = [plane.m11, plane.m12, plane.m13, plane.m21, plane.m22, plane.m23, plane.m31, plane.m32, plane.m33]
      let sum = OddNumbers.finite(numbers.reduce(0, +), "effectValue(size:) of \(Self.self)", or: 0)
      return sum == 0 && !numbers.allSatisfy(\.isFinite) ? PlaneProjection(.identity) : plane
    }
  }
  nonisolated public static func _makeViewList(
    _ modifier: _GraphValue<Self>, _ inputs: _ListInputs, _ body: @escaping (_ListInputs) -> _ListOutputs
  ) -> _ListOutputs {
    makePrimitiveList(Self.self, modifier, inputs, body)
  }
}

struct ProjectionModifier {
  var transform: PlaneProjection
  /// As its author wrote it.
  var name: String
}

extension ProjectionModifier: GeometryEffectModifier {
  static var layerName: String { "projectionEffect" }
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
  func projection(for size: CGSize) -> PlaneProjection { OddNumbers.finite(transform, name) }
}

extension View {
  /// Draws and touches the view through a projection, without a change of layout. One that is not finite does nothing, with a line
  /// on the console.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionModifier(transform: transform.plane, name: "projectionEffect(_:)"))
  }
  /// Draws and touches the view through an affine map of its own space, without a change of layout. One that is not finite does
  /// nothing, with a line on the console.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(ProjectionModifier(transform: PlaneProjection(transform), name: "transformEffect(_:)"))
  }
}
