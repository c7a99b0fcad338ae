import CoreGraphics
import LayerTree

/// Scales a view where it is drawn and touched.
struct ScaleModifier {
  var scale: CGSize
  var anchor: UnitPoint
  var source: SourcePlace?
}

extension ScaleModifier: GeometryEffectModifier {
  static var layerName: String { "scaleEffect" }
  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
  func transform(for size: CGSize) -> CGAffineTransform {
    let x = OddNumbers.finite(scale.width, "scaleEffect(x:)", or: 1)
    let y = OddNumbers.finite(scale.height, "scaleEffect(y:)", or: 1)
    let point = OddNumbers.finite(anchor, "The anchor of scaleEffect").point(in: size)
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: point.x * (1 - x), ty: point.y * (1 - y))
  }
}

extension View {
  /// Scales the view about `anchor` without a change of layout.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(ScaleModifier(scale: scale, anchor: anchor, source: SourcePlace(fileID: fileID, line: line)))
  }
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor, fileID: fileID, line: line)
  }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleModifier(scale: scale, anchor: anchor))
  }
  @_disfavoredOverload
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleModifier(scale: CGSize(width: s, height: s), anchor: anchor))
  }
  @_disfavoredOverload
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleModifier(scale: CGSize(width: x, height: y), anchor: anchor))
  }
}
