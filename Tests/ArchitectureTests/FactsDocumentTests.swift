import Foundation
import Testing

/// `Documentation/Facts.md` lists the rules of iOS that tests prove, taken from the comments above them: `/// Facts 1.2: …`.
@Suite struct FactsDocumentTests {
  private struct Fact {
    let section: String, rule: String, test: String
  }

  private let titles = [
    ("1.1", "Phases of gestures"), ("1.2", "What single gestures take"), ("1.3", "Combined gestures"), ("1.4", "Precedence"),
    ("1.5", "Hit testing"), ("2.1", "Recognizers of UIKit"), ("2.2", "Hit testing of UIKit"),
    ("2.3", "Touches as views hear of them"),
    ("2.4", "What UIKit's recognizers take"), ("3.1", "Offsets and insets"), ("3.2", "Content under a finger"),
    ("3.3", "Running on"), ("3.4", "Edges and landing fingers"), ("3.5", "Pages"), ("3.6", "Zooming"),
    ("4.1", "Layout and safe area"),
    ("5", "Animation"), ("6", "Cycles and updates"),
  ]

  @Test func theListIsThatOfTheTests() throws {
    let facts = try facts()
    let unknown = facts.filter { fact in !titles.contains { $0.0 == fact.section } }
    #expect(unknown.isEmpty, "sections without a title: \(unknown)")
    let place = SourceTree.here.root.appendingPathComponent("Documentation/Facts.md")
    let text = document(of: facts)
    if ProcessInfo.processInfo.environment["WRITE_DOCUMENTS"] != nil {
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: place, encoding: .utf8) == text, "out of date: run script/documents")
  }

  private func facts() throws -> [Fact] {
    let comment = #/^ *\/\/\/ Facts ([\d.]+): (.*)$/#, more = #/^ *\/\/\/ ?(.*)$/#, function = #/func (\w+)\(/#
    return try SourceTree.here.swiftFiles(below: "Tests").flatMap { file in
      let text = try String(contentsOf: SourceTree.here.root.appendingPathComponent(file), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.compactMap { index -> Fact? in
        guard let match = lines[index].wholeMatch(of: comment) else { return nil }
        var rule = match.output.2.prefix(1).uppercased() + match.output.2.dropFirst()
        var next = index + 1
        while next < lines.count, let line = lines[next].wholeMatch(of: more) {
          rule += " " + line.output.1
          next += 1
        }
        while next < lines.count {
          if let name = lines[next].firstMatch(of: function) {
            return Fact(
              section: String(match.output.1), rule: rule, test: "`\(name.output.1)` in \(file.dropFirst("Tests/".count))")
          }
          next += 1
        }
        return nil
      }
    }
  }

  private func document(of facts: [Fact]) -> String {
    var lines = [
      "# What is known of iOS, and which test proves it", "",
      "Rules of gestures, hit testing, scrolling, layout, animation and updates as they are known of iOS 18, by the sections in which",
      "they were collected. Written from the comments above the tests (`script/documents`); `make test` compares. [measured] and [recorded]",
      "are numbers from Apple's systems, [documented] is said by Apple. What is not known and was chosen is said where it is declared,",
      "\"(a choice)\". Which of two gestures fires is in [GestureMatrix.md](GestureMatrix.md).", "",
    ]
    for (section, title) in titles {
      lines += ["## \(section) \(title)", "", "| rule | test |", "|---|---|"]
      lines += facts.filter { $0.section == section }.map {
        "| \($0.rule.replacingOccurrences(of: "|", with: "\\|")) | \($0.test) |"
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }
}
