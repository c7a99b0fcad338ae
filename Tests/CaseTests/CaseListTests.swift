import Foundation
import Testing

/// The table in README.md says what is so.
@Suite struct CaseListTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func text(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

  private func sources(_ folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { text(folder.appendingPathComponent($0)) }
  }

  @Test func everyRowIsTrue() throws {
    let row = #/\| (C\d\d) \|.*\| (done|waits for (.*)) \|/#
    let rows = text(folder.appendingPathComponent("README.md")).split(separator: "\n").compactMap { $0.wholeMatch(of: row) }
    #expect(rows.count == 54)
    let tests = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Tests.swift") && $0 != "CaseListTests.swift" }
      .map { text(folder.appendingPathComponent($0)) }.joined()
    let library = ["SwiftUI", "Charts", "UIKit"].flatMap {
      sources(folder.appendingPathComponent("../../Sources/\($0)").standardizedFileURL)
    }
    for row in rows {
      let name = String(row.output.1)
      let listing = folder.appendingPathComponent("Listings/\(name).swift").path
      if let missing = row.output.3 {
        let names = missing.matches(of: #/`(\w+)`/#).map { String($0.output.1) }
        let exists = names.filter { name in
          let declaration = try! Regex("(actor|case|class|enum|func|let|protocol|struct|typealias|var) \(name)\\b")
          // Few files name it at all: the search for a declaration is slow.
          return library.contains { $0.contains(name) && $0.contains(declaration) }
        }
        #expect(exists.count < names.count, "\(name) can be written now: there is \(exists)")
        #expect(!FileManager.default.fileExists(atPath: listing), "\(name)")
      } else {
        #expect(FileManager.default.fileExists(atPath: listing), "\(name) has no listing")
        #expect(tests.contains(name), "no test names \(name)")
      }
    }
  }
}
