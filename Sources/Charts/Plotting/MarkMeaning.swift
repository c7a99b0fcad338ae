import SwiftUI

extension MarkDrawing {
  /// Of a mark by its index, or, as −1 less its first mark's index, of a line or area.
  /// - Parameter read: Says texts in words.
  func meaning(of subject: Int, _ read: (Text) -> String) -> Piece.Meaning? {
    if subject >= 0 { return meaning(of: model.marks[subject], read) }
    return lines.starts[-subject - 1].flatMap { meaning(ofSeries: $0.map { model.marks[$0] }, read) }
  }

  /// What authors have marks called that changes with the time.
  var timedTexts: [Text] {
    var texts: [Text] = []
    for stacked in model.marks where stacked.mark.attributes.hasRare {
      let own = stacked.mark.attributes.rare.accessibility
      texts += [own.label, own.value].compactMap { $0?.timedText }
    }
    return texts
  }

  /// What is read aloud of a mark: where it stands as its label, what it shows as its value (a choice). Numbers are named by what
  /// they are values of.
  private func meaning(of stacked: StackedMark, _ read: (Text) -> String) -> Piece.Meaning? {
    let attributes = stacked.mark.attributes
    let own = attributes.hasRare ? attributes.rare.accessibility : nil
    if own?.isHidden == true { return nil }
    if let sector = stacked.mark.sector {
      let name = attributes.styleBy.map { model.words.words($0.value) }
      return Piece.Meaning(
        label: own?.label?.words(read) ?? name ?? sector.angle.label.words(read),
        value: own?.value?.words(read) ?? ((name == nil ? "" : sector.angle.label.words(read) + " ") + words(sector.angle)),
        identifier: own?.identifier)
    }
    let isOnSide = stacked.valueAxis == .horizontal
    let place = isOnSide ? stacked.mark.y : stacked.mark.x, value = isOnSide ? stacked.mark.x : stacked.mark.y
    var label = own?.label?.words(read) ?? words(place)
    var shown = own?.value?.words(read)
    if shown == nil {
      let named = value.first.map { $0.label.words(read) + (value.channels.isEmpty ? "" : " ") } ?? ""
      shown = words(value).map { named + $0 }
      if let by = attributes.styleBy { shown = [model.words.words(by.value), shown].compactMap { $0 }.joined(separator: ", ") }
    }
    // A rule stands at one value, on whichever side.
    if label == nil { (label, shown) = (shown, nil) }
    return Piece.Meaning(label: label, value: shown, identifier: own?.identifier)
  }

  private func meaning(ofSeries members: [StackedMark], _ read: (Text) -> String) -> Piece.Meaning? {
    guard let first = members.first(where: { !$0.isGap }) else { return nil }
    let own = first.mark.attributes.hasRare ? first.mark.attributes.rare.accessibility : nil
    let series = first.mark.attributes.styleBy?.value ?? first.mark.series
    let name = series.map { model.words.words($0) } ?? first.mark.y.first?.label.words(read)
    let points = members.filter { !$0.isGap }.count
    return Piece.Meaning(
      label: own?.label?.words(read) ?? name, value: own?.value?.words(read) ?? "\(points) \(points == 1 ? "point" : "points")",
      identifier: own?.identifier)
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
