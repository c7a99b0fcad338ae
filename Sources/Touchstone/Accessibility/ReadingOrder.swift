import CoreGraphics

/// From the top to the bottom and, in a line, in the direction of reading; a higher priority comes before all that.
///
/// Things lie in one line when they overlap by half the height of the lower one, and neither is more than three times as high as
/// the other (a choice: Apple documents the order in words only). What lies in the same place keeps its order.
struct ReadingOrder {
  let isRightToLeft: Bool

  private static let overlap: CGFloat = 0.5
  private static let greatestRatio: CGFloat = 3

  func sorted<Item>(_ items: [Item], frame: (Item) -> CGRect, priority: (Item) -> Double) -> [Item] {
    let placed = items.enumerated().map { (index: $0.offset, frame: frame($0.element), priority: priority($0.element)) }
    let fromTop = placed.sorted {
      ($1.priority, $0.frame.minY, $0.index) < ($0.priority, $1.frame.minY, $1.index)
    }
    var lines: [[(index: Int, frame: CGRect, priority: Double)]] = []
    for item in fromTop {
      if let first = lines.last?.first, first.priority == item.priority, isOneLine(first.frame, item.frame) {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    return lines.flatMap { line in
      line.sorted { a, b in
        isRightToLeft
          ? (b.frame.maxX, a.index) < (a.frame.maxX, b.index) : (a.frame.minX, a.index) < (b.frame.minX, b.index)
      }
    }.map { items[$0.index] }
  }

  private func isOneLine(_ a: CGRect, _ b: CGRect) -> Bool {
    let lower = min(a.height, b.height), higher = max(a.height, b.height)
    guard higher <= lower * Self.greatestRatio else { return false }
    return min(a.maxY, b.maxY) - max(a.minY, b.minY) >= lower * Self.overlap
  }
}
