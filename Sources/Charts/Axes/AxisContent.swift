import SwiftUI

/// What an axis is made of: sets of marks at values.
@MainActor @preconcurrency
public protocol AxisContent {
  /// Adds the sets to those of the axis; for the library alone.
  func _collect(into axis: inout _AxisCollector)
}

/// The sets of marks of an axis while its content is gone through.
public struct _AxisCollector {
  var sets: [AxisMarkSet] = []
}

extension Never: AxisContent {
  public func _collect(into axis: inout _AxisCollector) {}
}

/// Axis content of whatever type.
public struct AnyAxisContent {
  private let content: any AxisContent
  nonisolated public init(_ content: any AxisContent) { self.content = content }
  nonisolated public init(erasing content: some AxisContent) { self.content = content }
}
extension AnyAxisContent: AxisContent {
  public func _collect(into axis: inout _AxisCollector) { content._collect(into: &axis) }
}

/// Makes axis content of sets that are written one below the other.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> BuilderTuple<> { BuilderTuple() }
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> BuilderTuple<repeat each Content> {
    BuilderTuple(repeat each content)
  }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisContent, Second: AxisContent>(first: First) -> BuilderConditional<First, Second> {
    BuilderConditional(.first(first))
  }
  public static func buildEither<First: AxisContent, Second: AxisContent>(second: Second) -> BuilderConditional<First, Second> {
    BuilderConditional(.second(second))
  }
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent { AnyAxisContent(content) }
}

extension BuilderTuple: AxisContent where repeat each Content: AxisContent {
  public func _collect(into axis: inout _AxisCollector) { repeat (each content)._collect(into: &axis) }
}
extension BuilderConditional: AxisContent where First: AxisContent, Second: AxisContent {
  public func _collect(into axis: inout _AxisCollector) {
    switch storage {
    case .first(let content): content._collect(into: &axis)
    case .second(let content): content._collect(into: &axis)
    }
  }
}
extension Optional: AxisContent where Wrapped: AxisContent {
  public func _collect(into axis: inout _AxisCollector) { self?._collect(into: &axis) }
}
