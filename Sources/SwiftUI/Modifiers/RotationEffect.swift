import CoreGraphics
import LayerTree

/// Turns a view where it is drawn and touched.
struct RotationModifier {
  var angle: Angle
  var anchor: UnitPoint
  var source: SourcePlace?
}

extension RotationModifier: GeometryEffectModifier {
  static var layerName: String { "rotationEffect" }
  var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.radians, anchor.animatableData) }
    set {
      angle.radians = newValue.first
      anchor.animatableData = newValue.second
    }
  }
  func transform(for size: CGSize) -> CGAffineTransform {
    let point = OddNumbers.finite(anchor, "The anchor of rotationEffect").point(in: size)
    let radians = OddNumbers.finite(CGFloat(angle.radians), "rotationEffect(_:)", or: 0)
    return CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(CGAffineTransform(rotationAngle: radians))
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension View {
  /// Turns the view about `anchor`, clockwise for positive angles, without a change of layout.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(RotationModifier(angle: angle, anchor: anchor, source: SourcePlace(fileID: fileID, line: line)))
  }
  @_disfavoredOverload
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationModifier(angle: angle, anchor: anchor))
  }
}
