import CoreGraphics
import LayerTree

struct AllowsHitTestingModifier {
  var isAllowed: Bool
}

extension AllowsHitTestingModifier: LayerModifier {
  static var layerName: String { "allowsHitTesting" }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) { layer.allowsHitTesting = isAllowed }
}

struct ContentShapeModifier<S: Shape> {
  var shape: S
  var isEvenOdd: Bool
  var source: SourcePlace?
}

extension ContentShapeModifier: LayerModifier {
  static var layerName: String { "contentShape" }
  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) {
    let bounds = CGRect(origin: .zero, size: size)
    layer.source = source
    layer.contentShape = shape is Rectangle ? .bounds : .path(shape.path(in: bounds).kept(), evenOdd: isEvenOdd)
  }
}

extension View {
  /// Whether the view and all in it take touches.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(AllowsHitTestingModifier(isAllowed: enabled))
  }
  /// Where the view takes touches: inside the shape, laid in the view's frame, and nowhere else.
  nonisolated public func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill, source: SourcePlace(fileID: fileID, line: line)))
  }
  @_disfavoredOverload
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }
}
