import CoreGraphics

/// A value that can be weighted and added: all that motion asks of a position or a speed.
///
/// A single requirement keeps it apart from operators that app code may define for the geometry types itself.
public protocol MotionVector {
  static var zero: Self { get }
  /// `self · factor + other · otherFactor`.
  func combined(factor: Double, with other: Self, factor otherFactor: Double) -> Self
}

extension Double: MotionVector {
  @inlinable public func combined(factor: Double, with other: Double, factor otherFactor: Double) -> Double {
    self * factor + other * otherFactor
  }
}

extension CGFloat: MotionVector {
  @inlinable public func combined(factor: Double, with other: CGFloat, factor otherFactor: Double) -> CGFloat {
    self * CGFloat(factor) + other * CGFloat(otherFactor)
  }
}

extension CGPoint: MotionVector {
  @inlinable public func combined(factor: Double, with other: CGPoint, factor otherFactor: Double) -> CGPoint {
    CGPoint(
      x: x.combined(factor: factor, with: other.x, factor: otherFactor),
      y: y.combined(factor: factor, with: other.y, factor: otherFactor))
  }
}

extension CGSize: MotionVector {
  @inlinable public func combined(factor: Double, with other: CGSize, factor otherFactor: Double) -> CGSize {
    CGSize(
      width: width.combined(factor: factor, with: other.width, factor: otherFactor),
      height: height.combined(factor: factor, with: other.height, factor: otherFactor))
  }
}

extension CGVector: MotionVector {
  @inlinable public func combined(factor: Double, with other: CGVector, factor otherFactor: Double) -> CGVector {
    CGVector(
      dx: dx.combined(factor: factor, with: other.dx, factor: otherFactor),
      dy: dy.combined(factor: factor, with: other.dy, factor: otherFactor))
  }
}
