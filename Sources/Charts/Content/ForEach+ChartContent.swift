import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  public var body: Never { fatalError("ForEach is primitive chart content; its body is never asked for.") }

  public func _collect(into marks: inout _MarkCollector) {
    marks.reserve(data.count)
    func add(_ element: Data.Element) {
      marks.scoped(by: part(of: id(element))) { content(element)._collect(into: &$0) }
    }
    if Data.self == Range<Int>.self {
      // Most charts of many marks count them, and code that does not know that takes as long for the counting as for the marks.
      for number in unsafeBitCast(data, to: Range<Int>.self) { add(unsafeBitCast(number, to: Data.Element.self)) }
    } else {
      for element in data { add(element) }
    }
  }

  /// Tells elements apart.
  private func part(of id: ID) -> Int { ID.self == Int.self ? unsafeBitCast(id, to: Int.self) : id.hashValue }
}

extension ForEach where Content: ChartContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    // An element that is its own identity is not looked for by its path.
    if ID.self == Data.Element.self, id == \Data.Element.self as AnyKeyPath {
      self.init(data, identity: { unsafeBitCast($0, to: ID.self) }, content: content)
    } else {
      self.init(data, identity: { $0[keyPath: id] }, content: content)
    }
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
