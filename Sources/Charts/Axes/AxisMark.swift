import SwiftUI

/// What stands at one value of an axis: a line, a tick, a label.
@MainActor @preconcurrency
public protocol AxisMark {
  /// Adds what stands at the value; for the library alone.
  func _collect(into marks: inout _AxisMarkCollector)
}

/// What stands at one value of an axis.
public struct _AxisMarkCollector {
  var items: [AxisItem] = []
  /// What the modifiers around say.
  var attributes = AxisItem.Attributes()

  mutating func add(_ kind: AxisItem.Kind) { items.append(AxisItem(kind: kind, attributes: attributes)) }
}

struct AxisItem {
  enum Kind {
    case line(AxisGridLine)
    case tick(AxisTick)
    case label(AxisLabelContent)
  }
  struct Attributes: Equatable {
    var style: AnyShapeStyle?
    var font: Font?
    /// x counts from leading.
    var offset = CGSize.zero
  }
  let kind: Kind
  let attributes: Attributes
}

extension Never: AxisMark {
  public func _collect(into marks: inout _AxisMarkCollector) {}
}

/// An axis mark of whatever type.
public struct AnyAxisMark {
  private let mark: any AxisMark
  nonisolated public init(_ mark: any AxisMark) { self.mark = mark }
  nonisolated public init(erasing mark: some AxisMark) { self.mark = mark }
}
extension AnyAxisMark: AxisMark {
  public func _collect(into marks: inout _AxisMarkCollector) { mark._collect(into: &marks) }
}

/// Makes what stands at a value of marks that are written one below the other.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> BuilderTuple<> { BuilderTuple() }
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> BuilderTuple<repeat each Content> {
    BuilderTuple(repeat each content)
  }
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisMark, Second: AxisMark>(first: First) -> BuilderConditional<First, Second> {
    BuilderConditional(.first(first))
  }
  public static func buildEither<First: AxisMark, Second: AxisMark>(second: Second) -> BuilderConditional<First, Second> {
    BuilderConditional(.second(second))
  }
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark { AnyAxisMark(content) }
}

extension BuilderTuple: AxisMark where repeat each Content: AxisMark {
  public func _collect(into marks: inout _AxisMarkCollector) { repeat (each content)._collect(into: &marks) }
}
extension BuilderConditional: AxisMark where First: AxisMark, Second: AxisMark {
  public func _collect(into marks: inout _AxisMarkCollector) {
    switch storage {
    case .first(let content): content._collect(into: &marks)
    case .second(let content): content._collect(into: &marks)
    }
  }
}
extension Optional: AxisMark where Wrapped: AxisMark {
  public func _collect(into marks: inout _AxisMarkCollector) { self?._collect(into: &marks) }
}

/// Axis marks with something changed about them. What is said nearer to a mark counts.
struct ModifiedAxisMarks<Content: AxisMark> {
  let content: Content
  let change: (inout AxisItem.Attributes) -> Void
}
extension ModifiedAxisMarks: AxisMark {
  func _collect(into marks: inout _AxisMarkCollector) {
    let outer = marks.attributes
    change(&marks.attributes)
    content._collect(into: &marks)
    marks.attributes = outer
  }
}

extension AxisMark {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return ModifiedAxisMarks(content: self) { $0.style = style }
  }
  nonisolated public func font(_ font: Font?) -> some AxisMark { ModifiedAxisMarks(content: self) { $0.font = font } }
  /// Moves the marks, in points; x counts from leading.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    let x = OddNumbers.finite(x, "offset(x:) of an axis mark", or: 0),
      y = OddNumbers.finite(y, "offset(y:) of an axis mark", or: 0)
    return ModifiedAxisMarks(content: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}
