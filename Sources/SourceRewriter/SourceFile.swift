import SwiftParser
import SwiftSyntax

/// A file of the author's: read, parsed, never written.
package struct SourceFile {
  package let path: String
  package let text: String
  let tree: SourceFileSyntax
  private let lines: SourceLocationConverter

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: path, tree: tree)
  }

  func finding(_ severity: Finding.Severity, at node: some SyntaxProtocol, _ text: String) -> Finding {
    let place = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    return Finding(path: path, line: place.line, column: place.column, severity: severity, text: text)
  }

  /// Words without which no rule applies and nothing is declared that one asks about. Files that have none of them need not be
  /// parsed.
  private static let triggers = [
    "@objc", "@nonobjc", "@IB", "@GK", "#selector", "#keyPath", "dynamic", "os(iOS)", "simulator", "Timer", "RunLoop", "Selector",
    "class ", "extension ", "?(",
  ]
  package static func mayNeedRewriting(_ text: String) -> Bool { triggers.contains { text.contains($0) } }
}
