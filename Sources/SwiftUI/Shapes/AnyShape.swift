import CoreGraphics

/// A shape of whatever type. While the type behind it is the same, its parameters are animated.
public struct AnyShape: Shape {
  private var base: any Shape
  nonisolated public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public var animatableData: AnyAnimatableData {
    get { base.anyAnimatableData }
    set { base = base.with(newValue) }
  }
}

extension Shape {
  fileprivate var anyAnimatableData: AnyAnimatableData { AnyAnimatableData(animatableData) }
  fileprivate func with(_ data: AnyAnimatableData) -> any Shape {
    var shape = self
    if let own = data.vector(as: AnimatableData.self) { shape.animatableData = own }
    return shape
  }
}
