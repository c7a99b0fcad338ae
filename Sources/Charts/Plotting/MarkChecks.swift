import SwiftUI

/// Takes out what has no place on any axis, or no look, with a report that names it: once for each place where it was said.
struct MarkChecks {
  private let chart: ChartName
  init(_ chart: ChartName) { self.chart = chart }

  /// The marks that can be placed; for lines and areas those that can't be are kept as gaps.
  func checked(_ marks: [Mark], x: inout Datum.Kind?, y: inout Datum.Kind?) -> [(mark: Mark, isGap: Bool)] {
    x = kind(of: marks, { $0.x }, "x")
    y = kind(of: marks, { $0.y }, "y")
    var result: [(mark: Mark, isGap: Bool)] = []
    result.reserveCapacity(marks.count)
    for (index, said) in marks.enumerated() {
      let mark = said.placed(x: x == .category, y: y == .category)
      if let odd = Self.oddPlace(of: mark) {
        chart.report(
          "mark \(index), a \(mark.kind.name), is at \(odd.side) = \(odd.points) points, which is no finite number; it is left out. "
            + "The usual cause is a division by zero.", about: "\(mark.kind) \(odd.side) \(odd.points)")
        continue
      }
      if let odd = Self.oddLook(of: mark) {
        let isGap = odd.isOfPoint && (mark.kind == .line || mark.kind == .area)
        report(odd, of: mark, index, isGap ? "the line has a gap there" : "it is left out")
        if isGap { result.append((mark, true)) }
        continue
      }
      for odd in Self.oddWords(of: mark) {
        chart.report("mark \(index), a \(mark.kind.name), has \(odd.line)", about: "\(mark.kind) \(odd.line)")
      }
      if let odd = Self.oddValue(of: mark) {
        let isLine = mark.kind == .line || mark.kind == .area
        report(odd, of: mark, index, isLine ? "the line has a gap there" : "it is left out")
        if isLine { result.append((mark, true)) }
        continue
      }
      result.append((mark, false))
    }
    return result
  }

  /// What the values of a side are; categories where they are of several kinds.
  private func kind(of marks: [Mark], _ side: (Mark) -> Placement, _ name: String) -> Datum.Kind? {
    var found: Datum.Kind?
    for mark in marks {
      guard let kind = side(mark).first?.value.kind, kind != found else { continue }
      if let found {
        chart.report(
          "\(name) has values of several kinds, \(found.rawValue) and \(kind.rawValue); all of them are taken for categories. "
            + "A scale has values of one kind: give every mark the same type for \(name).")
        return .category
      }
      found = kind
    }
    return found
  }

  private static func oddValue(of mark: Mark) -> (side: String, channel: Channel)? {
    if let channel = odd(mark.x) { return ("x", channel) }
    if let channel = odd(mark.y) { return ("y", channel) }
    if let sector = mark.sector, !sector.isPart { return ("angle", sector.angle) }
    return nil
  }
  /// A place in points that is none.
  private static func oddPlace(of mark: Mark) -> (side: String, points: CGFloat)? {
    func odd(_ placement: Placement) -> CGFloat? {
      switch placement {
      case .fixed(let place): [place].lazy.compactMap(\.self).first { !$0.isFinite }
      case .span(let start, let end): [start, end].lazy.compactMap(\.self).first { !$0.isFinite }
      case .value, .interval: nil
      }
    }
    return odd(mark.x).map { ("x", $0) } ?? odd(mark.y).map { ("y", $0) }
  }
  private static func odd(_ placement: Placement) -> Channel? {
    switch placement {
    case .value(let channel): channel.isFinite ? nil : channel
    case .interval(let start, let end): !start.isFinite ? start : end.isFinite ? nil : end
    case .fixed, .span: nil
    }
  }

  /// By what the mark is told apart, where that is no value.
  private static func oddLook(of mark: Mark) -> OddLook? {
    if let (name, channel, isOfPoint) = mark.attributes.oddEncoding {
      return OddLook(name: name, label: channel.label.nameInReports, value: channel.odd, isOfPoint: isOfPoint)
    }
    guard let series = mark.series, !series.isFinite else { return nil }
    return OddLook(name: "series:", label: nil, value: series.scalar ?? .nan, isOfPoint: false)
  }
  private struct OddLook {
    let name: String, label: String?, value: Double
    /// Of a single point of a line. What else lines are told apart by says which line a point belongs to.
    let isOfPoint: Bool
  }

  /// Numbers of modifiers and sizes that were none. Most marks have none, and this is asked of each.
  private static func oddWords(of mark: Mark) -> [OddWord] {
    var words = mark.attributes.odd
    if mark.width.isOdd || mark.height.isOdd { words += [mark.width.odd, mark.height.odd].compactMap(\.self) }
    if let sector = mark.sector { words += [sector.innerRadius.odd, sector.outerRadius.odd].compactMap(\.self) }
    return words
  }

  /// Nothing would be said of the mark, and nothing left out.
  static func isSound(_ mark: Mark) -> Bool {
    oddPlace(of: mark) == nil && oddLook(of: mark) == nil && oddWords(of: mark).isEmpty && oddValue(of: mark) == nil
  }

  private func report(_ odd: OddLook, of mark: Mark, _ index: Int, _ remedy: String) {
    let label = odd.label.map { " \"\($0)\"" } ?? ""
    chart.report(
      "mark \(index), a \(mark.kind.name), has \(odd.name)\(label) = \(odd.value), by which no mark is told apart; \(remedy). The usual "
        + "cause is a division by zero or a missing measurement: leave such data out, or give them a value of their own.",
      about: "\(mark.kind) \(odd.name)\(label) = \(odd.value)")
  }

  private func report(_ odd: (side: String, channel: Channel), of mark: Mark, _ index: Int, _ remedy: String) {
    let label = odd.channel.label.nameInReports
    if mark.kind == .sector {
      let value = odd.channel.value.asCategory
      chart.report(
        "mark \(index), a \(mark.kind.name), has angle \"\(label)\" = \(value), which is no part of a whole; \(remedy). Parts are "
          + "numbers from 0 on.", about: "angle \"\(label)\" = \(value)")
      return
    }
    let value = odd.channel.odd
    chart.report(
      "mark \(index), a \(mark.kind.name), has \(odd.side) \"\(label)\" = \(value), which is no place on an axis; \(remedy). "
        + "The usual cause is a division by zero or a missing measurement.",
      about: "\(mark.kind) \(odd.side) \"\(label)\" = \(value)")
  }
}

extension Channel {
  var isFinite: Bool { value.isFinite && end?.isFinite ?? true }
  /// The end of it that is no finite number.
  fileprivate var odd: Double { value.scalar.flatMap { $0.isFinite ? nil : $0 } ?? end?.scalar ?? .nan }
  var asCategories: Channel {
    if case .category = value { return self }
    return Channel(label: label, value: value.kind == .category ? value : .category(value.asCategory), end: nil)
  }
}

extension Mark {
  /// The same mark, its values on scales of categories where these are.
  fileprivate func placed(x: Bool, y: Bool) -> Mark {
    guard x && !self.x.isCategorical || y && !self.y.isCategorical else { return self }
    var words = words
    if x { words.x = words.x.asCategories }
    if y { words.y = words.y.asCategories }
    return Mark(words)
  }
}

extension Placement {
  fileprivate var isCategorical: Bool {
    func isCategory(_ channel: Channel) -> Bool { if case .category = channel.value { true } else { false } }
    return switch self {
    case .value(let channel): isCategory(channel)
    case .interval(let start, let end): isCategory(start) && isCategory(end)
    case .fixed, .span: true
    }
  }
  /// The same on a scale of categories, whatever the values are.
  fileprivate var asCategories: Placement {
    switch self {
    case .value(let channel): .value(channel.asCategories)
    case .interval(let start, let end): .interval(start.asCategories, end.asCategories)
    case .fixed, .span: self
    }
  }
}
