import CoreGraphics

/// The part of an outline between two fractions of its length.
public struct _TrimmedShape<Base: Shape>: Shape {
  var base: Base
  var from: CGFloat, to: CGFloat

  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(
      from: OddNumbers.finite(from, "trim(from:)", or: 0), to: OddNumbers.finite(to, "trim(to:)", or: 1))
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(base.animatableData, AnimatablePair(from, to)) }
    set { (base.animatableData, from, to) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

extension Shape {
  /// The part of the outline from one fraction of its length, 0 to 1, to another; nothing unless the first is the smaller.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(base: self, from: startFraction, to: endFraction)
  }
}
