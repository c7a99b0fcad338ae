import SwiftUI

/// Makes chart content of marks that are written one below the other.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> BuilderTuple<> { BuilderTuple() }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> BuilderTuple<repeat each Content> {
    BuilderTuple(repeat each content)
  }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ChartContent, Second: ChartContent>(first: First) -> BuilderConditional<First, Second> {
    BuilderConditional(.first(first))
  }
  public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second) -> BuilderConditional<First, Second> {
    BuilderConditional(.second(second))
  }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent { AnyChartContent(content) }
}

/// Several pieces in a row.
public struct BuilderTuple<each Content> {
  let content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension BuilderTuple: PrimitiveChartContent, ChartContent where repeat each Content: ChartContent {
  public func _collect(into marks: inout _MarkCollector) {
    func collect(_ piece: some ChartContent) { marks.nested { piece._collect(into: &$0) } }
    repeat collect(each content)
  }
}

/// One of two pieces, by a condition.
public struct BuilderConditional<First, Second> {
  enum Storage {
    case first(First)
    case second(Second)
  }
  let storage: Storage
  init(_ storage: Storage) { self.storage = storage }
}

extension BuilderConditional: PrimitiveChartContent, ChartContent where First: ChartContent, Second: ChartContent {
  public func _collect(into marks: inout _MarkCollector) {
    switch storage {
    case .first(let content): marks.scoped(by: 1) { content._collect(into: &$0) }
    case .second(let content): marks.scoped(by: 2) { content._collect(into: &$0) }
    }
  }
}

extension Optional: PrimitiveChartContent, ChartContent where Wrapped: ChartContent {
  public func _collect(into marks: inout _MarkCollector) { self?._collect(into: &marks) }
}
