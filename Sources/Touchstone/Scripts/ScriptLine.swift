import CoreGraphics

/// A word of a line: bare, or between quotation marks.
enum ScriptWord: Equatable, CustomStringConvertible {
  case bare(String)
  case quoted(String)

  var string: String {
    switch self {
    case .bare(let string), .quoted(let string): string
    }
  }
  var description: String { "\"\(string)\"" }
}

/// A line cut into words. `#` begins a comment where a word could begin.
struct ScriptLine {
  var words: [ScriptWord] = []
  var comment: String?

  /// Inside quotation marks `\"` is a quotation mark, `\\` a backslash and `\n` a new line.
  init(_ text: Substring) throws {
    var rest = text.drop(while: \.isWhitespace)
    while let first = rest.first {
      switch first {
      case "#":
        comment = rest.dropFirst().trimmed
        return
      case "\"", "“": words.append(.quoted(try Self.takeQuoted(&rest)))
      default:
        let word = rest.prefix { !$0.isWhitespace }
        words.append(.bare(String(word)))
        rest = rest.dropFirst(word.count)
      }
      rest = rest.drop(while: \.isWhitespace)
    }
  }

  private static func takeQuoted(_ rest: inout Substring) throws -> String {
    var result = ""
    rest = rest.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "\"", "”":
        guard rest.first.map(\.isWhitespace) ?? true else {
          throw ScriptMistake("read \"\(rest.prefix { !$0.isWhitespace })\" right after a quotation mark, expected a space")
        }
        return result
      case "\\":
        switch rest.popFirst() {
        case "n"?: result.append("\n")
        case let escaped? where escaped == "\"" || escaped == "\\": result.append(escaped)
        case let other:
          throw ScriptMistake(
            "read \"\\\(other.map(String.init) ?? "")\" between quotation marks, expected \\\", \\\\ or \\n after a backslash")
        }
      default: result.append(character)
      }
    }
    throw ScriptMistake("read the end of the line, expected a quotation mark that ends \"\(result)")
  }
}

extension Substring {
  var trimmed: String {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
