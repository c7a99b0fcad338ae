import Foundation
import Testing

/// What a page links to is there, and so is every file that a page or a comment names by its path.
@Suite struct DocumentLinkTests {
  private let tree = SourceTree.here
  private let folders = ["Documentation", "Sources", "Tests", "Examples", "Exhibits", "Benchmarks", "Plugins"]

  @Test func linksOfPagesLeadSomewhere() throws {
    var count = 0
    for page in try pages() {
      for match in try text(of: page).matches(of: #/\]\((?<path>[^)#\s]+)(?:#[^)]*)?\)/#) where !match.path.contains(":") {
        count += 1
        let target = (page as NSString).deletingLastPathComponent + "/" + match.path
        #expect(exists(target), "\(page) links to \(match.path)")
      }
    }
    #expect(count > 40)
  }

  /// `Documentation/Facts.md`, `Sources/UIKit`, `Exhibits/InsetsInBody.swift`: from the root of the repository, or from the folder of the
  /// file that says it.
  @Test func namedFilesExist() throws {
    let path =
      #/(?:^|[^\w\/.$}"\-])((?:Documentation|Sources|Tests|Examples|Exhibits|Benchmarks|Plugins|script)\/[\w+\-]+(?:\/[\w+\-]+)*(?:\.\w+)?|(?:[\w+\-]+\/)+[\w+\-]+\.md)\b/#
    var count = 0
    func check(_ line: Substring, in file: String) {
      for match in line.matches(of: path) {
        count += 1
        let beside = (file as NSString).deletingLastPathComponent + "/" + match.output.1
        #expect(exists(String(match.output.1)) || exists(beside), "\(file) speaks of \(match.output.1)")
      }
    }
    for file in folders.flatMap({ tree.swiftFiles(below: $0) }) {
      for line in try text(of: file).split(separator: "\n") {
        if let comment = line.range(of: "//") { check(line[comment.lowerBound...], in: file) }
      }
    }
    for page in try pages() {
      for quoted in try text(of: page).matches(of: #/`([^`\n]+)`/#) where quoted.output.1.wholeMatch(of: path) != nil {
        check(quoted.output.1, in: page)
      }
    }
    #expect(count > 50)
  }

  /// "Documentation/Facts.md, 3.3 to 3.5": the sections are there.
  @Test func citedFactsHaveTheirSection() throws {
    let sections = Set(try text(of: "Documentation/Facts.md").matches(of: #/\n## ([\d.]+) /#).map { String($0.output.1) })
    var count = 0
    for file in folders.flatMap({ tree.swiftFiles(below: $0) }) {
      for citation in try text(of: file).matches(of: #/Documentation\/Facts\.md, ((?:\d(?:\.\d)?|,| |to|and|\n *\/+)+)/#) {
        for number in citation.output.1.matches(of: #/\d(?:\.\d)?/#) {
          count += 1
          #expect(sections.contains(String(number.output)), "\(file) cites section \(number.output) of Documentation/Facts.md")
        }
      }
    }
    #expect(count > 15)
  }

  private func pages() throws -> [String] {
    let found = FileManager.default.enumerator(atPath: tree.root.appendingPathComponent("Documentation").path)
    let documents = (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.sorted()
    return ["README.md", "Tests/CaseTests/README.md"] + documents.map { "Documentation/\($0)" }
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: tree.root.appendingPathComponent(file), encoding: .utf8)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: tree.root.appendingPathComponent(path).path)
  }
}
