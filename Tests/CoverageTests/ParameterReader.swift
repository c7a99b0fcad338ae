import Foundation

/// A parameter of a public function, one that apps call and do not override, that the function's body does not name.
struct UnreadParameter {
  /// The type or extension that the function stands in, where that begins at the left edge.
  let owner: String
  let function: String
  let name: String
  let type: String
}

/// Finds them in a source as `script/check` formats it: by brackets and words, without a parser.
struct ParameterReader {
  private let text: [UInt8]
  private let lines: [String]

  init(_ url: URL) throws {
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n").map { line in
      line.drop { $0 == " " }.hasPrefix("//") ? "" : line
    }
    text = Array(lines.joined(separator: "\n").utf8)
  }

  func unread() -> [UnreadParameter] {
    var owner = "", start = 0, found: [UnreadParameter] = []
    for line in lines {
      defer { start += line.utf8.count + 1 }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
      if let first = line.first, first.isLetter || first == "@",
        let kind = words.firstIndex(where: ["extension", "struct", "class", "enum", "protocol"].contains), kind + 1 < words.count
      {
        owner = words[kind + 1]
      }
      guard words.contains("public"), !words.contains("override"),
        let keyword = ["func ", "init(", "init?(", "init<", "subscript(", "subscript<"].compactMap({ line.range(of: $0) })
          .min(by: { $0.lowerBound < $1.lowerBound }),
        let open = next("(", from: start + line.utf8.distance(from: line.startIndex, to: keyword.lowerBound)),
        let close = end(of: open, ")"), let brace = next("{", from: close), let last = end(of: brace, "}")
      else { continue }
      let function = line[keyword.lowerBound...].drop { $0 != " " || !line[keyword].hasPrefix("func") }.dropFirst()
      let name =
        line[keyword].hasPrefix("func")
        ? String(function.prefix { !"(< ".contains($0) }) : String(line[keyword].prefix { $0.isLetter })
      let body = Set(string(brace..<last).split { !$0.isLetter && !$0.isNumber && $0 != "_" })
      for parameter in parameters(in: open + 1..<close) where !body.contains(Substring(parameter.name)) {
        found.append(UnreadParameter(owner: owner, function: name, name: parameter.name, type: parameter.type))
      }
    }
    return found
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
  private func next(_ sign: Unicode.Scalar, from start: Int) -> Int? { text[start...].firstIndex(of: UInt8(ascii: sign)) }

  /// Where the bracket at `open` is closed.
  private func end(of open: Int, _ closing: Unicode.Scalar) -> Int? {
    var depth = 0
    for index in open..<text.count {
      if text[index] == text[open] { depth += 1 }
      if text[index] == UInt8(ascii: closing) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func parameters(in range: Range<Int>) -> [(name: String, type: String)] {
    var parts = [""], depth = 0, last: Character = " "
    for sign in string(range) {
      if "([{<".contains(sign) { depth += 1 }
      if ")]}".contains(sign) || sign == ">" && last != "-" { depth -= 1 }
      if sign == "," && depth == 0 { parts.append("") } else { parts[parts.count - 1].append(sign) }
      last = sign
    }
    return parts.compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let names = part[..<colon].split(whereSeparator: \.isWhitespace).filter { !$0.hasPrefix("@") }
      let type = part[colon...].dropFirst().prefix { $0 != "=" }.trimmingCharacters(in: .whitespacesAndNewlines)
      return (names.last.map { $0.trimmingCharacters(in: ["`"]) } ?? "_", type)
    }
  }
}
