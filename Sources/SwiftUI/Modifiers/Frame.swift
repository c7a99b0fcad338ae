import CoreGraphics

extension View {
  /// A box of fixed length; nil takes the view's own. Lengths in points.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }
  /// A box with limits; nil sets none. Lengths in points; `.infinity` takes all that is offered.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }
}

extension ViewGraph {
  /// As in SwiftUI, a length of a frame that is negative or not finite is reported and not used.
  func checkedFrameLength(_ length: CGFloat?, allowsInfinity: Bool = false) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0 && (length.isFinite || allowsInfinity) { return length }
    writeOnceToConsole("Invalid frame dimension (negative or non-finite). (frame of \(length))")
    return nil
  }
}
