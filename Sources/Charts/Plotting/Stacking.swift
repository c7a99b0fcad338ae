import SwiftUI

/// Puts bars and areas onto each other, and marks of different groups side by side.
///
/// What stands at one place of one side is one stack; values of both signs grow apart from 0.
struct Stacking {
  let xKind: Datum.Kind?
  let yKind: Datum.Kind?
  /// What sectors take of the turn, once they were stacked.
  private(set) var turns = SectorTurns()

  init(xKind: Datum.Kind?, yKind: Datum.Kind?) {
    self.xKind = xKind
    self.yKind = yKind
  }

  private struct Key: Hashable {
    let kind: Mark.Kind, axis: Axis, place: Datum?, slot: Datum?
  }
  private struct Sums {
    var above = 0.0, below = 0.0
    /// Of the sizes of all, and what was placed of them.
    var total = 0.0, placed = 0.0
  }

  mutating func stacked(_ marks: [(mark: Mark, isGap: Bool)]) -> [StackedMark] {
    var result: [StackedMark] = []
    result.reserveCapacity(marks.count)
    for (mark, isGap) in marks {
      var stacked = StackedMark(mark: mark, x: extent(mark.x), y: extent(mark.y), valueAxis: valueAxis(of: mark))
      stacked.isGap = isGap
      result.append(stacked)
    }
    let slots = takeSlots(in: &result)
    stack(&result, slots)
    turns.spread(&result)
    return result
  }

  private func extent(_ placement: Placement) -> Extent {
    switch placement {
    case .fixed(let place): return .fixed(place)
    case .span(let start, let end): return .span(start, end)
    case .value(let channel):
      guard let value = channel.value.scalar else { return .band(channel.value) }
      guard let end = channel.end?.scalar else { return .point(value) }
      return .bin(value, end)
    case .interval(let start, let end):
      guard let a = start.value.scalar, let b = end.value.scalar else { return .bands(start.value, end.value) }
      // From the beginning of the first bin to the end of the last.
      return .interval(a, end.end?.scalar ?? b)
    }
  }

  /// The side along which a bar or area has numbers: y where both have.
  private func valueAxis(of mark: Mark) -> Axis? {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    func isNumber(_ placement: Placement, _ kind: Datum.Kind?) -> Bool {
      guard case .value(let channel) = placement else { return false }
      return kind == .number && channel.end == nil
    }
    switch (mark.x, mark.y) {
    case (.value, .value):
      if isNumber(mark.y, yKind) { return .vertical }
      return isNumber(mark.x, xKind) ? .horizontal : nil
    case (.value, .span): return isNumber(mark.x, xKind) ? .horizontal : nil
    case (.span, .value): return isNumber(mark.y, yKind) ? .vertical : nil
    case (.interval, .value), (.interval, .span): return .horizontal
    case (.value, .interval), (.span, .interval): return .vertical
    default: return nil
    }
  }

  // MARK: Side by side

  /// The values that marks are put side by side by, for each mark that is.
  private func takeSlots(in marks: inout [StackedMark]) -> [Datum?] {
    guard marks.contains(where: { $0.mark.attributes.hasRare }) else { return [] }
    var order: [Datum: Int] = [:]
    let slots: [Datum?] = marks.map { stacked in
      guard stacked.mark.attributes.hasRare, let position = stacked.mark.attributes.rare.position else { return nil }
      let datum = position.by.value
      if order[datum] == nil { order[datum] = order.count }
      return datum
    }
    for index in marks.indices {
      guard let slot = slots[index], let place = order[slot], let position = marks[index].mark.attributes.rare.position else {
        continue
      }
      let across: Axis =
        marks[index].valueAxis == .horizontal ? .vertical : marks[index].valueAxis == .vertical ? .horizontal : xAcross
      marks[index].slot = StackedMark.Slot(
        index: place, count: order.count, axis: position.axis ?? across, span: position.span)
    }
    return slots
  }
  /// Where marks that do not grow stand side by side: along the side with bands.
  private var xAcross: Axis { xKind == .number && yKind != .number ? .vertical : .horizontal }

  // MARK: Onto each other

  private func stack(_ marks: inout [StackedMark], _ slots: [Datum?]) {
    var sums: [Key: Sums] = [:]
    sums.reserveCapacity(marks.count)
    func key(_ index: Int, _ axis: Axis) -> Key {
      let other = axis == .vertical ? marks[index].mark.x : marks[index].mark.y
      return Key(kind: marks[index].mark.kind, axis: axis, place: other.first?.value, slot: slots.isEmpty ? nil : slots[index])
    }
    let needsTotals = marks.contains { $0.mark.stacking == .normalized || $0.mark.stacking == .center }
    if needsTotals {
      for index in marks.indices {
        guard let (axis, value) = growing(marks[index]) else { continue }
        sums[key(index, axis), default: Sums()].total += abs(value)
      }
    }
    for index in marks.indices {
      guard let (axis, value) = growing(marks[index]) else { continue }
      let interval: (Double, Double)
      switch marks[index].mark.stacking.kind {
      case .unstacked: interval = (0, value)
      case .standard:
        interval = next(value, in: &sums[key(index, axis), default: Sums()])
      case .normalized:
        let key = key(index, axis)
        let total = sums[key, default: Sums()].total
        interval = next(total > 0 ? value / total : 0, in: &sums[key, default: Sums()])
      case .center:
        let key = key(index, axis)
        let sum = sums[key, default: Sums()]
        let start = sum.placed - sum.total / 2
        sums[key, default: Sums()].placed += abs(value)
        interval = (start, start + abs(value))
      }
      if axis == .vertical {
        marks[index].y = .interval(interval.0, interval.1)
      } else {
        marks[index].x = .interval(interval.0, interval.1)
      }
    }
  }

  /// A single number along the side that the mark grows along.
  private func growing(_ stacked: StackedMark) -> (Axis, Double)? {
    guard let axis = stacked.valueAxis, !stacked.isGap else { return nil }
    guard case .point(let value) = axis == .vertical ? stacked.y : stacked.x else { return nil }
    return (axis, value)
  }

  private func next(_ value: Double, in sums: inout Sums) -> (Double, Double) {
    let start = value < 0 ? sums.below : sums.above
    // A sum that is no number any more stays where it is.
    let end = (start + value).isFinite ? start + value : start
    if value < 0 { sums.below = end } else { sums.above = end }
    return (start, end)
  }
}
