import SwiftUI

/// Where marks lie in a plot of some size.
struct MarkGeometry {
  let model: ChartModel
  let space: PlotSpace

  /// The part of one side that a mark takes, in points; nil where the scale has no place for it.
  func range(_ stacked: StackedMark, _ axis: Axis) -> ClosedRange<CGFloat>? {
    let extent = axis == .horizontal ? stacked.x : stacked.y
    let length = space.length(axis)
    switch extent {
    case .fixed(let place): return CGFloat.point(place ?? length / 2)
    case .span(let start, let end): return CGFloat.between(start ?? 0, end ?? length)
    case .interval(let a, let b):
      guard let scale = space.scale(axis), let p = position(a, scale), let q = position(b, scale) else { return nil }
      return CGFloat.between(p, q)
    case .bands(let a, let b):
      guard let scale = space.scale(axis), let p = scale.range(a), let q = scale.range(b) else { return nil }
      return min(p.lowerBound, q.lowerBound)...max(p.upperBound, q.upperBound)
    case .band(let datum):
      guard let scale = space.scale(axis), let band = scale.range(datum) else { return nil }
      return across(stacked, axis, room: band)
    case .bin(let a, let b):
      guard let scale = space.scale(axis) else { return nil }
      if scale.scale.bands != nil { return scale.range(datum(a, scale)).map { across(stacked, axis, room: $0) } }
      guard let p = position(a, scale), let q = position(b, scale), let room = CGFloat.between(p, q) else { return nil }
      return across(stacked, axis, room: room)
    case .point(let value):
      guard let scale = space.scale(axis) else { return nil }
      if scale.scale.bands != nil { return scale.range(datum(value, scale)).map { across(stacked, axis, room: $0) } }
      guard let p = position(value, scale) else { return nil }
      guard takesRoom(stacked, axis) else { return CGFloat.point(p) }
      return across(stacked, axis, room: roomOfBar(at: value, p, scale, axis))
    }
  }

  /// Where a mark without a size of its own stands: a point, a joint of a line.
  func middle(_ stacked: StackedMark, _ axis: Axis) -> CGFloat? {
    range(stacked, axis).map { ($0.lowerBound + $0.upperBound) / 2 }
  }

  private func datum(_ value: Double, _ scale: LaidScale) -> Datum {
    scale.scale.dataKind == .date ? .date(value) : .number(value)
  }

  /// The base of bars on a logarithmic scale is its lower end: 0 has no place there.
  private func position(_ value: Double, _ scale: LaidScale) -> CGFloat? {
    if let position = scale.position(datum(value, scale)) { return position }
    guard value <= 0, case .continuous(.log, _, _) = scale.scale.kind else { return nil }
    return scale.position(fraction: scale.scale.isReversed ? 1 : 0)
  }

  /// Bars and rectangles are as wide as there is room; others are points.
  private func takesRoom(_ stacked: StackedMark, _ axis: Axis) -> Bool {
    switch stacked.mark.kind {
    case .bar: stacked.valueAxis != axis
    case .rectangle: true
    case .line, .point, .area, .rule, .sector: false
    }
  }

  /// Halfway to the neighbours, which are as near as the nearest two anywhere.
  private func roomOfBar(at value: Double, _ position: CGFloat, _ scale: LaidScale, _ axis: Axis) -> ClosedRange<CGFloat> {
    let gap = (axis == .horizontal ? model.barGaps.x : model.barGaps.y) ?? 1
    guard let a = self.position(value - gap / 2, scale), let b = self.position(value + gap / 2, scale) else {
      return position...position
    }
    let half = max(0, abs(b - a) / 2)
    return half.isFinite ? (position - half)...(position + half) : position...position
  }

  /// The part of `room` that the mark takes by its width or height, beside its neighbours of other groups.
  private func across(_ stacked: StackedMark, _ axis: Axis, room: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    let dimension = axis == .horizontal ? stacked.mark.width : stacked.mark.height
    let kind = stacked.mark.kind
    guard takesRoom(stacked, axis) || stacked.slot?.axis == axis else {
      let middle = (room.lowerBound + room.upperBound) / 2
      return middle...middle
    }
    var room = room
    let automatic: CGFloat = kind == .rectangle ? 1 : MarkDimension.automaticRatio
    var ratio = automatic
    if let slot = stacked.slot, slot.axis == axis {
      let length = room.upperBound - room.lowerBound
      let span = slot.span.length(in: length)
      let start = room.lowerBound + (length - span) / 2
      // From the leading side, or from the top.
      let index = axis == .horizontal && model.isRightToLeft ? slot.count - 1 - slot.index : slot.index
      let each = span / CGFloat(slot.count)
      room = (start + each * CGFloat(index))...(start + each * CGFloat(index + 1))
      // Neighbours of one band nearly touch (a choice).
      ratio = kind == .bar ? 0.95 : 1
      if !takesRoom(stacked, axis) {
        let middle = (room.lowerBound + room.upperBound) / 2
        return middle...middle
      }
    }
    let middle = (room.lowerBound + room.upperBound) / 2
    let half = dimension.length(in: room.upperBound - room.lowerBound, automaticRatio: ratio) / 2
    return (middle - half)...(middle + half)
  }
}

extension CGFloat {
  /// nil for what is no place.
  fileprivate static func point(_ place: CGFloat) -> ClosedRange<CGFloat>? { place.isFinite ? place...place : nil }
  fileprivate static func between(_ a: CGFloat, _ b: CGFloat) -> ClosedRange<CGFloat>? {
    a.isFinite && b.isFinite ? Swift.min(a, b)...Swift.max(a, b) : nil
  }
}
