import SwiftUI

/// A chart of marks. It takes what it is offered; where nothing is offered it is 300 points wide and 200 high (a choice).
public struct Chart<Content: ChartContent> {
  private let content: Content
  @State private var memory = ChartMemory()

  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Marks for each element of the data.
  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View {
  public var body: some View {
    ChartView(marks: memory.marks(of: content), memory: memory)
  }
}
