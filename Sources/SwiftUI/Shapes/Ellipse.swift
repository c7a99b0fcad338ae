/// The ellipse that touches all sides of the frame.
public struct Ellipse: Shape, Hashable {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
