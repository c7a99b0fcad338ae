/// What is wrong with a line of a touch script, or what went wrong while it was played.
public struct TouchScriptError: Error, CustomStringConvertible, Equatable {
  /// The name of the script.
  public let script: String
  /// Counted from 1.
  public let line: Int
  /// The line as it is written, without the space around it.
  public let text: String
  /// What was read and what was expected, or what went wrong and why.
  public let reason: String

  /// `flick.touches:3: read "swip", expected a verb …`, the form that editors and build logs link to its line.
  public var description: String { "\(script):\(line): \(reason)\n  \(text)" }
}

/// All that is wrong with the text of a script.
public struct TouchScriptErrors: Error, CustomStringConvertible {
  /// At least one, in the order of the lines.
  public let errors: [TouchScriptError]
  /// One error after the other, each with its line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// What was read in a line and what was expected there; the parser adds the place.
struct ScriptMistake: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
  init(read: ScriptWord?, expected: String, hint: String = "") {
    reason = "read \(read.map(\.description) ?? "the end of the line"), expected \(expected)" + hint
  }
}
