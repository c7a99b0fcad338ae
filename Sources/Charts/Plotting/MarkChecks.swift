import SwiftUI

/// Takes out what has no place on any axis, with a report that names it.
struct MarkChecks {
  /// The marks that can be placed; for lines and areas those that can't be are kept as gaps.
  static func checked(_ marks: [Mark], x: inout Datum.Kind?, y: inout Datum.Kind?) -> [(mark: Mark, isGap: Bool)] {
    x = kind(of: marks, { $0.x }, "x")
    y = kind(of: marks, { $0.y }, "y")
    var result: [(mark: Mark, isGap: Bool)] = []
    result.reserveCapacity(marks.count)
    for (index, said) in marks.enumerated() {
      let mark = said.placed(x: x == .category, y: y == .category)
      if let odd = oddPlace(of: mark) {
        OddNumbers.report(
          "Chart: mark \(index), a \(mark.kind.name), is at \(odd.side) = \(odd.points) points, which is no finite number; it is left out. "
            + "The usual cause is a division by zero.")
        continue
      }
      if let odd = oddValue(of: mark) {
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
  private static func kind(of marks: [Mark], _ side: (Mark) -> Placement, _ name: String) -> Datum.Kind? {
    var found: Datum.Kind?
    for mark in marks {
      guard let kind = side(mark).first?.value.kind, kind != found else { continue }
      if let found {
        OddNumbers.report(
          "Chart: \(name) has values of several kinds, \(found.rawValue) and \(kind.rawValue); all of them are taken for categories. "
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

  private static func report(_ odd: (side: String, channel: Channel), of mark: Mark, _ index: Int, _ remedy: String) {
    let label = odd.channel.label.nameInReports
    if mark.kind == .sector {
      OddNumbers.report(
        "Chart: mark \(index), a \(mark.kind.name), has angle \"\(label)\" = \(odd.channel.value.asCategory), which is no part of a whole; "
          + "\(remedy). Parts are numbers from 0 on.")
      return
    }
    let value = odd.channel.value.scalar.flatMap { $0.isFinite ? nil : $0 } ?? odd.channel.end?.scalar ?? .nan
    OddNumbers.report(
      "Chart: mark \(index), a \(mark.kind.name), has \(odd.side) \"\(label)\" = \(value), which is no place on an axis; \(remedy). "
        + "The usual cause is a division by zero or a missing measurement.")
  }
}

extension Channel {
  var isFinite: Bool { value.isFinite && end?.isFinite ?? true }
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
