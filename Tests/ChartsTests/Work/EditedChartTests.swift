import Charts
import LayerTree
import SwiftUI
import Testing
import Touchstone

/// A chart that was changed again and again looks, to the last layer, as one that is made of the same data at once.
@MainActor @Suite struct EditedChartTests {
  struct Item: Identifiable {
    let id: Int
    var x: Int
    var y: Double
    var kind: Int
    var group: String
    var look: Int
  }
  @MainActor @Observable final class Store {
    var items: [Item] = []
    var options = 0
  }

  private struct EditedChart: View {
    let store: Store

    var body: some View {
      Chart {
        ForEach(store.items) { item in mark(item).opacity(item.look == 1 ? 0.5 : 1).zIndex(item.look == 2 ? 1 : 0) }
        if store.options & 1 != 0 { RuleMark(y: .value("y", 4)).annotation { Text("four") } }
      }
      .chartXScale(type: store.options & 2 != 0 ? .category : nil)
      .chartYAxis { AxisMarks(position: store.options & 4 != 0 ? .leading : .trailing) }
      .chartForegroundStyleScale(range: store.options & 8 != 0 ? [Color.orange, .purple] : [Color.teal, .brown])
    }

    @ChartContentBuilder private func mark(_ item: Item) -> some ChartContent {
      let x = PlottableValue.value("x", item.x), y = PlottableValue.value("y", item.y)
      switch item.kind {
      case 0: BarMark(x: x, y: y).foregroundStyle(by: .value("group", item.group)).cornerRadius(item.look == 3 ? 2 : 0)
      case 1: BarMark(x: x, y: y).position(by: .value("group", item.group))
      case 2: LineMark(x: x, y: y, series: .value("group", item.group)).lineStyle(StrokeStyle(lineWidth: CGFloat(1 + item.look)))
      case 3: PointMark(x: x, y: y).symbol(by: .value("group", item.group)).foregroundStyle(item.look == 3 ? .red : .green)
      case 4: AreaMark(x: x, y: y).foregroundStyle(by: .value("group", item.group))
      default: RectangleMark(x: x, y: y, width: .ratio(0.5), height: 4).accessibilityLabel("rectangle \(item.look)")
      }
    }
  }

  @Test(arguments: Array<UInt64>(1...6)) func looksAsIfMadeAtOnce(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let store = Store()
    var nextID = 0
    func item(_ random: inout SeededNumbers) -> Item {
      nextID += 1
      return Item(
        id: nextID, x: random.below(9), y: random.below(30) == 0 ? .nan : Double(random.below(60)) / 5 - 3,
        kind: seed % 2 == 0 ? random.below(6) : [0, 3, 5][random.below(3)], group: ["p", "q"][random.below(2)],
        look: random.below(4))
    }
    store.items = (0..<12).map { _ in item(&random) }
    let stand = try ChartStand { EditedChart(store: store) }
    for _ in 0..<25 {
      edit(store, &random, item)
      try stand.screen.settle()
      let fresh = Store()
      (fresh.items, fresh.options) = (store.items, store.options)
      let other = try ChartStand { EditedChart(store: fresh) }
      let edited = LayerSnapshot(of: stand.screen.rootLayer), made = LayerSnapshot(of: other.screen.rootLayer)
      #expect(edited == made)
      #expect(stand.screen.picture().png == other.screen.picture().png)
      if edited != made { return }
    }
  }

  private func edit(_ store: Store, _ random: inout SeededNumbers, _ item: (inout SeededNumbers) -> Item) {
    let index = random.below(max(1, store.items.count))
    switch random.below(9) {
    case 0: store.items.insert(item(&random), at: index)
    case 1 where store.items.count > 3: store.items.remove(at: index)
    case 2: store.items[index].y = Double(random.below(60)) / 5 - 3
    case 3: store.items[index].y = 40
    case 4: store.items[index].look = random.below(4)
    case 5: store.items[index].group = ["p", "q", "r"][random.below(3)]
    case 6: store.items.swapAt(index, random.below(store.items.count))
    case 7: store.options = random.below(16)
    default: store.items[index].x = random.below(9)
    }
  }
}
