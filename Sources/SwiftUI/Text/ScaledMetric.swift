import AttributeGraph
import CoreGraphics

/// A number that grows with the text size that the user chose.
///
/// It grows as the font of a text style does, and is rounded to pixels (both a choice: Apple's curve is not published).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.displayScale) private var displayScale

  /// `wrappedValue` is the number at the size `large`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value {
    guard dynamicTypeSize != .large else { return base }
    let scaled = CGFloat(base) * style.size(dynamicTypeSize) / style.size(.large)
    return Value((scaled * displayScale).rounded() / displayScale)
  }
}
