import SwiftUI

extension MarkDrawing {
  /// Of a mark by its index, or, as −1 less its first mark's index, of a line or area.
  func meaning(of subject: Int) -> Piece.Meaning? {
    if subject >= 0 { return meaning(of: model.marks[subject]) }
    return lines.starts[-subject - 1].flatMap { meaning(ofSeries: $0.map { model.marks[$0] }) }
  }

  /// What is read aloud of a mark: where it stands as its label, what it shows as its value (a choice). Numbers are named by what
  /// they are values of.
  func meaning(of stacked: StackedMark) -> Piece.Meaning? {
    let attributes = stacked.mark.attributes
    let own = attributes.hasRare ? attributes.rare.accessibility : nil
    if own?.isHidden == true { return nil }
    if let sector = stacked.mark.sector {
      let name = attributes.styleBy.map { model.words.words($0.value) }
      return Piece.Meaning(
        label: own?.label ?? name ?? sector.angle.label.string,
        value: own?.value ?? ((name == nil ? "" : sector.angle.label.string + " ") + words(sector.angle)),
        identifier: own?.identifier)
    }
    let isOnSide = stacked.valueAxis == .horizontal
    let place = isOnSide ? stacked.mark.y : stacked.mark.x, value = isOnSide ? stacked.mark.x : stacked.mark.y
    var label = own?.label ?? words(place)
    var shown = own?.value
    if shown == nil {
      let named = value.first.map { $0.label.string + (value.channels.isEmpty ? "" : " ") } ?? ""
      shown = words(value).map { named + $0 }
      if let by = attributes.styleBy { shown = [model.words.words(by.value), shown].compactMap { $0 }.joined(separator: ", ") }
    }
    // A rule stands at one value, on whichever side.
    if label == nil { (label, shown) = (shown, nil) }
    return Piece.Meaning(label: label, value: shown, identifier: own?.identifier)
  }

  func meaning(ofSeries members: [StackedMark]) -> Piece.Meaning? {
    guard let first = members.first(where: { !$0.isGap }) else { return nil }
    let own = first.mark.attributes.hasRare ? first.mark.attributes.rare.accessibility : nil
    let series = first.mark.attributes.styleBy?.value ?? first.mark.series
    let name = series.map { model.words.words($0) } ?? first.mark.y.first?.label.string
    let points = members.filter { !$0.isGap }.count
    return Piece.Meaning(
      label: own?.label ?? name, value: own?.value ?? "\(points) \(points == 1 ? "point" : "points")", identifier: own?.identifier
    )
  }

  private func words(_ placement: Placement) -> String? {
    switch placement {
    case .value(let channel): return words(channel)
    case .interval(let start, let end):
      return "\(model.words.words(start.value)) – \(model.words.words(end.end ?? end.value))"
    case .fixed, .span: return nil
    }
  }

  /// A day by its date, a bin of numbers by both of its ends.
  private func words(_ channel: Channel) -> String {
    guard let end = channel.end, case .number = channel.value else { return model.words.words(channel.value) }
    return "\(model.words.words(channel.value)) – \(model.words.words(end))"
  }
}
