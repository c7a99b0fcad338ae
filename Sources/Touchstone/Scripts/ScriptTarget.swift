import CoreGraphics

/// Where a step goes: to a point, or to an element.
enum ScriptTarget {
  case point(ScriptLength, ScriptLength)
  case text(String)
  case identifier(String)

  static let expectation = "where: X Y in points or percent, \"text\" or id NAME"

  @MainActor func point(on screen: Screen) throws -> CGPoint {
    if case .point(let x, let y) = self {
      return CGPoint(x: x.points(of: screen.size.width), y: y.points(of: screen.size.height))
    }
    return try screen.reach(element(on: screen))
  }

  /// By its label first, then by its identifier.
  @MainActor func element(on screen: Screen) throws -> Element {
    switch self {
    case .identifier(let name): return try screen.find(id: name)
    case .text(let text):
      if screen.findAll(text: text).isEmpty, !screen.findAll(id: text).isEmpty { return try screen.find(id: text) }
      return try screen.find(text: text)
    case .point(let x, let y): throw ScriptMistake("\(x.description) \(y.description) is a place, not an element")
    }
  }

  /// Everything it names, visible or not.
  @MainActor func elements(on screen: Screen) -> [Element] {
    switch self {
    case .identifier(let name): return screen.findAll(id: name)
    case .text(let text):
      let elements = screen.findAll(text: text)
      return elements.isEmpty ? screen.findAll(id: text) : elements
    case .point: return []
    }
  }
}

/// Points, or percent of a side of the screen.
struct ScriptLength: CustomStringConvertible {
  let number: Double
  let isPercent: Bool
  func points(of side: CGFloat) -> CGFloat { isPercent ? side * number / 100 : number }
  var description: String { short(number) + (isPercent ? "%" : "") }
}

extension ScriptReader {
  mutating func target() throws -> ScriptTarget {
    switch next {
    case .quoted(let text)?:
      _ = try quoted("a text")
      guard !text.isEmpty else { throw ScriptMistake("read \"\", expected a text that is not empty") }
      return .text(text)
    case .bare("id")?:
      try expect("id")
      return .identifier(try name("an accessibilityIdentifier"))
    default: return try place()
    }
  }

  /// An element, not a place.
  mutating func elementTarget() throws -> ScriptTarget {
    let word = next
    if case .quoted? = word { return try target() }
    guard word == .bare("id") else { throw ScriptMistake(read: word, expected: "an element: \"text\" or id NAME") }
    return try target()
  }

  /// `X Y`.
  mutating func place() throws -> ScriptTarget {
    let x = try length(ScriptTarget.expectation)
    return .point(x, try length("Y in points or percent"))
  }

  mutating func length(_ what: String) throws -> ScriptLength {
    guard case .bare(let word)? = next else { throw ScriptMistake(read: next, expected: what) }
    let isPercent = word.hasSuffix("%")
    guard let number = Self.number(isPercent ? String(word.dropLast()) : word), ScriptLimits.farthest.contains(number) else {
      throw ScriptMistake(read: next, expected: what)
    }
    _ = try name(what)
    return ScriptLength(number: number, isPercent: isPercent)
  }

  /// `to X Y` or `by DX DY`: where a finger goes from where it is.
  mutating func destination() throws -> ScriptDestination {
    if take("to") {
      return ScriptDestination(
        x: try length("X in points or percent"), y: try length("Y in points or percent"), isRelative: false)
    }
    guard take("by") else { throw ScriptMistake(read: next, expected: "\"to\" X Y or \"by\" DX DY") }
    return ScriptDestination(x: try length("DX in points or percent"), y: try length("DY in points or percent"), isRelative: true)
  }
}

/// Where a movement ends.
struct ScriptDestination {
  let x: ScriptLength, y: ScriptLength
  let isRelative: Bool

  func point(from start: CGPoint, on size: CGSize) -> CGPoint {
    let point = CGPoint(x: x.points(of: size.width), y: y.points(of: size.height))
    return isRelative ? CGPoint(x: start.x + point.x, y: start.y + point.y) : point
  }
}
