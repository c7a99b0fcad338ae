import SwiftUI

/// What a chart is made of: marks, groups of them, and types of one's own whose bodies are made of these.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the marks of the content to those of the chart; for the library alone.
  func _collect(into marks: inout _MarkCollector)
}

extension ChartContent {
  public func _collect(into marks: inout _MarkCollector) { body._collect(into: &marks) }
}

/// Content without a body: it adds its marks by itself.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) is primitive chart content; its body is never asked for.") }
}

extension Never: ChartContent {
  public func _collect(into marks: inout _MarkCollector) {}
}

/// Content of whatever type.
public struct AnyChartContent {
  private let content: any ChartContent
  nonisolated public init(_ content: any ChartContent) { self.content = content }
  nonisolated public init(erasing content: some ChartContent) { self.content = content }
}
extension AnyChartContent: PrimitiveChartContent {
  public func _collect(into marks: inout _MarkCollector) { content._collect(into: &marks) }
}

/// Several marks as one piece of content, to be modified together.
public struct Plot<Content: ChartContent> {
  private let content: Content
  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}
extension Plot: PrimitiveChartContent {
  public func _collect(into marks: inout _MarkCollector) { content._collect(into: &marks) }
}
