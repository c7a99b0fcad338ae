import CoreGraphics
import LayerTree

/// Moves a view where it is drawn and touched.
struct OffsetModifier {
  var offset: CGSize
  var source: SourcePlace?
}

extension OffsetModifier: GeometryEffectModifier {
  static var layerName: String { "offset" }
  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
  func transform(for size: CGSize) -> CGAffineTransform {
    CGAffineTransform(
      translationX: OddNumbers.finite(offset.width, "offset(x:)", or: 0),
      y: OddNumbers.finite(offset.height, "offset(y:)", or: 0))
  }
}

extension View {
  /// Moves the view by `offset` points without a change of layout: its frame stays where it was, what is drawn and touched moves.
  nonisolated public func offset(_ offset: CGSize, fileID: StaticString = #fileID, line: UInt32 = #line) -> some View {
    modifier(OffsetModifier(offset: offset, source: SourcePlace(fileID: fileID, line: line)))
  }
  nonisolated public func offset(
    x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    offset(CGSize(width: x, height: y), fileID: fileID, line: line)
  }
  @_disfavoredOverload
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }
  @_disfavoredOverload
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }
}
