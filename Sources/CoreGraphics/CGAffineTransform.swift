import Foundation

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, with y pointing down.
///
/// As a matrix acting on row vectors, so that `t.concatenating(u)` applies `t` first:
/// ```
/// [x' y' 1] = [x y 1] · | a  b  0 |
///                       | c  d  0 |
///                       | tx ty 1 |
/// ```
public struct CGAffineTransform: Hashable, Codable, Sendable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  public static let identity = CGAffineTransform()
}
