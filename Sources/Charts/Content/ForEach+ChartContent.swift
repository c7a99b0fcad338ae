import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  public var body: Never { fatalError("ForEach is primitive chart content; its body is never asked for.") }

  public func _collect(into marks: inout _MarkCollector) {
    marks.reserve(data.count)
    for element in data {
      marks.scoped(by: id(element).hashValue) { content(element)._collect(into: &$0) }
    }
  }
}

extension ForEach where Content: ChartContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }
  nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identity: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, identity: { $0 }, content: content)
  }
}
