import CoreGraphics

/// Finds in a module's sources what is public and takes a number: functions, initializers, and properties that can be set.
struct NumberScan {
  private let sources: URL
  private static let number =
    #/\b(?:CGFloat|CGSize|CGPoint|CGRect|CGAffineTransform|Double|Float|Int|TimeInterval|Date|UIEdgeInsets|NSDirectionalEdgeInsets|UILayoutPriority|DecelerationRate|Level)\b/#

  init(module: String) {
    sources =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources/\(module)")
      .standardizedFileURL
  }

  /// `Owner.name` of each.
  func declarations() throws -> Set<String> { try scan(onlyNumbers: true) }
  /// All public functions, initializers and properties, whatever they take.
  func everything() throws -> Set<String> { try scan(onlyNumbers: false) }

  private func scan(onlyNumbers: Bool) throws -> Set<String> {
    let owner = #/^ *(?:[a-z@]+(?:\([a-z]+\))? )*(?:extension|struct|class|enum|protocol) (\w+)/#
    let words = "(?:@\\w+ |nonisolated |static |class |override |convenience |required |mutating )*"
    let method = try Regex(
      "^ *\(words)(?:public|open) \(words)(?:func (\\w+)|(init)[?!(])", as: (Substring, Substring?, Substring?).self)
    let property = try Regex("^ *\(words)(?:public|open) \(words)var (\\w+)(.*)$", as: (Substring, Substring, Substring).self)
    var found: Set<String> = []
    for case let file as String in FileManager.default.enumerator(atPath: sources.path)! where file.hasSuffix(".swift") {
      let lines = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      var owners: [(indent: Int, name: String)] = []
      for (index, line) in lines.enumerated() {
        let indent = line.prefix { $0 == " " }.count
        if let match = line.firstMatch(of: owner) {
          owners.removeAll { $0.indent >= indent }
          owners.append((indent, String(match.output.1)))
        }
        let place = owners.last { $0.indent < indent }?.name ?? ""
        if let match = line.firstMatch(of: method) {
          let name = String(match.output.1 ?? match.output.2 ?? "")
          let parameters = parameterList(lines[index..<min(index + 12, lines.count)].joined(separator: "\n")[...])
          if !onlyNumbers || parameters.contains(Self.number) { found.insert("\(place).\(name)") }
        } else if let match = line.firstMatch(of: property) {
          let isNumber = match.output.2.contains(Self.number) || match.output.2.contains(#/^ = -?\d/#)
          let rest = lines[index..<min(index + 3, lines.count)]
          if !onlyNumbers || (isNumber && isSettable(match.output.2, rest)) { found.insert("\(place).\(match.output.1)") }
        }
      }
    }
    return found
  }

  /// Stored, or with a setter: what only computes has neither `=` nor `didSet` nor `get` after its brace.
  private func isSettable(_ declaration: Substring, _ lines: ArraySlice<Substring>) -> Bool {
    guard let brace = declaration.firstIndex(of: "{") else { return true }
    if declaration[..<brace].contains("=") { return true }
    let body = String(declaration[brace...]) + lines.dropFirst().joined(separator: "\n")
    return body.contains(#/^\{\s*(?:didSet|get\s*\{)/#)
  }

  private func parameterList(_ text: Substring) -> Substring {
    guard let open = text.firstIndex(of: "(") else { return "" }
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[open...index] }
    }
    return ""
  }
}
