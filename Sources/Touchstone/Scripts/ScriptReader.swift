import CoreGraphics

/// Takes the words of one line from left to right; each method says what it expected when something else stands there.
struct ScriptReader {
  private var rest: ArraySlice<ScriptWord>

  init(_ words: [ScriptWord]) { rest = words[...] }

  var next: ScriptWord? { rest.first }

  /// Takes `keyword` when it stands next.
  mutating func take(_ keyword: String) -> Bool {
    guard rest.first == .bare(keyword) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func expect(_ keyword: String) throws {
    guard take(keyword) else { throw ScriptMistake(read: next, expected: "\"\(keyword)\"") }
  }

  /// One of `choices`.
  mutating func choice<Value>(of choices: [(name: String, value: Value)], _ what: String) throws -> Value {
    let names = choices.map(\.name)
    guard let word = next, let choice = choices.first(where: { $0.name.lowercased() == word.string.lowercased() }) else {
      let hint = next.flatMap { nearestName(to: $0.string, in: names) }.map { "; did you mean \"\($0)\"?" } ?? ""
      throw ScriptMistake(read: next, expected: "\(what): \(names.joined(separator: ", "))", hint: hint)
    }
    rest.removeFirst()
    return choice.value
  }

  mutating func number(_ what: String, in range: ClosedRange<Double>) throws -> Double {
    guard case .bare(let word)? = next, let number = Self.number(word), range.contains(number) else {
      throw ScriptMistake(
        read: next, expected: "\(what), a number from \(short(range.lowerBound)) to \(short(range.upperBound))")
    }
    rest.removeFirst()
    return number
  }

  /// Seconds.
  mutating func duration(_ what: String = "seconds") throws -> TimeInterval {
    try number(what, in: 0...ScriptLimits.longestStep)
  }

  /// Words between quotation marks, or one bare word.
  mutating func name(_ what: String) throws -> String {
    guard let word = next, !word.string.isEmpty else { throw ScriptMistake(read: next, expected: what) }
    rest.removeFirst()
    return word.string
  }

  mutating func quoted(_ what: String) throws -> String {
    guard case .quoted(let text)? = next else { throw ScriptMistake(read: next, expected: "\(what) between quotation marks") }
    rest.removeFirst()
    return text
  }

  /// A name of a PNG file in the folder where the host puts the script's files.
  mutating func fileName() throws -> String {
    let word = next
    let name = try name("the name of a PNG file")
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard name.hasSuffix(".png"), name != ".png", !parts.contains(where: { $0.isEmpty || $0 == ".." || $0 == "." }) else {
      throw ScriptMistake(
        read: word, expected: "the name of a PNG file inside the folder of the script's files, such as \"next.png\"")
    }
    return name
  }

  func end() throws {
    guard let next else { return }
    throw ScriptMistake(read: next, expected: "the end of the line")
  }

  /// Without infinity, NaN and hexadecimal digits, which `Double` would take.
  static func number(_ word: String) -> Double? {
    guard word.allSatisfy({ $0.isASCII && ($0.isNumber || ".-+".contains($0)) }) else { return nil }
    return Double(word)
  }
}

enum ScriptLimits {
  /// Seconds of the screen's time; an hour (a choice: a script with a slip of the finger ends).
  static let longestStep: TimeInterval = 3_600
  /// Points, either way.
  static let farthest = -100_000.0...100_000.0
  /// How many fingers a script can name: those of two hands.
  static let fingers = 1.0...10.0
}
