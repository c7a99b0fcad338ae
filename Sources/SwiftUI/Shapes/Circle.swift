/// The greatest circle in the frame, at its centre.
public struct Circle: Shape, Hashable {
  public init() {}
  /// A square; as big as fits into what is offered.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch (proposal.width, proposal.height) {
    case (nil, nil): return CGSize(width: 10, height: 10)
    case (let side?, nil), (nil, let side?): return CGSize(width: side, height: side)
    case (let width?, let height?):
      let side = min(width, height)
      return CGSize(width: side, height: side)
    }
  }
}
extension Circle: InsettableShape, _InsetPath {
  nonisolated public func _path(in rect: CGRect, inset: CGFloat) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side).shrunk(by: inset))
  }
}
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
