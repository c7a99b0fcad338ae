/// All of the frame.
public struct Rectangle: Shape, Hashable {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
