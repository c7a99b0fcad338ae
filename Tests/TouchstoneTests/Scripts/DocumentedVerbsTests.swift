import Foundation
import Testing

@testable import Touchstone

/// The page about scripts names every verb as the parser takes it.
@Suite struct DocumentedVerbsTests {
  private func page() throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    // Inside tables, bars are written with a backslash.
    return try String(contentsOf: root.appendingPathComponent("Documentation/TouchScripts.md"), encoding: .utf8)
      .replacingOccurrences(of: "\\|", with: "|")
  }

  @Test func everyFormOfEveryVerbIsInThePage() throws {
    let page = try page()
    for verb in ScriptVerb.all {
      for syntax in verb.syntax {
        let form = syntax.isEmpty ? verb.name : "\(verb.name) \(syntax)"
        #expect(page.contains("`\(form)`"), "`\(form)`")
      }
    }
  }

  @Test func theExamplesInThePageAreScripts() throws {
    let pieces = try page().components(separatedBy: "```")
    let examples = stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] }.filter { $0.hasPrefix("touches\n") }
    #expect(examples.count >= 2)
    for example in examples { _ = try TouchScript(String(example.dropFirst("touches\n".count)), name: "TouchScripts.md") }
  }
}
