/// All of the frame.
public struct Rectangle: Shape, Hashable {
  public init() {}
}
extension Rectangle: InsettableShape, _InsetPath {
  nonisolated public func _path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect.shrunk(by: inset)) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
