/// The ellipse that touches all sides of the frame.
public struct Ellipse: Shape, Hashable {
  public init() {}
}
extension Ellipse: InsettableShape, _InsetPath {
  nonisolated public func _path(in rect: CGRect, inset: CGFloat) -> Path { Path(ellipseIn: rect.shrunk(by: inset)) }
}
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
