import CoreGraphics
import LayerTree

// Headers and footers at the sides of the visible part.
extension LazyContainer {
  /// Holds headers and footers at the sides of the visible part as long as their sections are in view. Moves layers only.
  func pin() {
    guard !pins.isEmpty, let core, axis == .vertical else { return }
    viewGraph.graph.untracked {
      let own = place.value.size.size, box = core.box.value
      let begin = core.offset.value[axis] - origin.value[axis] + box.insets.top
      let end = core.offset.value[axis] - origin.value[axis] + box.frame.height - box.insets.bottom
      let cells = computer.lines(own[axis.other]).cells, items = computer.entries.items
      guard cells.count == items.count else { return }
      for (index, item) in items.enumerated() {
        guard let section = item.traits.section, pins.contains(section.pin) else { continue }
        let cell = cells[index]
        var start = cell.start
        if section.part == .header {
          let next = sectionEnd(after: index, section, items, cells)
          start = max(start, min(begin, next - cell.length))
        } else {
          let first = items.indices.first { items[$0].traits.section?.identity === section.identity } ?? index
          start = min(start, max(end - cell.length, cells[first].start + cells[first].length))
        }
        item.layer.transform = CGAffineTransform(translationX: 0, y: start - cell.start)
      }
    }
  }

  /// Where the views end that follow a header and belong to its section.
  private func sectionEnd(after index: Int, _ section: SectionTrait, _ items: [Item], _ cells: [LazyLines.Cell]) -> CGFloat {
    for later in index + 1..<max(index + 1, items.count) {
      if let other = items[later].traits.section, other.identity !== section.identity, other.part == .header {
        return cells[later].start - computer.spacing
      }
      if let other = items[later].traits.section, other.identity === section.identity, other.part == .footer {
        return cells[later].start
      }
    }
    return computer.lines(place.value.size.size[axis.other]).total
  }
}
