import CoreGraphics

/// A box that a child is aligned in.
class AligningComputer: WrappingComputer {
  var alignment: Alignment { .center }
  /// What the child is offered in a box of this size.
  func proposal(_ size: ViewSize) -> ProposedViewSize { size.proposal }

  override func explicitGuide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    let inner = child.dimensions(proposal(size))
    guard let guide = child.guide(key, at: inner.viewSize) else { return nil }
    return guide + alignment.place(inner, in: ViewPlace(origin: .zero, size: size)).origin[key.axis]
  }
}
