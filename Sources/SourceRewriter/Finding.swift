import SwiftSyntax

/// Something in the author's source that would not behave as on iOS, in the form of a compiler's message.
package struct Finding: CustomStringConvertible, Equatable {
  package enum Severity: String { case warning, error }
  package let path: String
  package let line: Int
  package let column: Int
  package let severity: Severity
  package let text: String

  package var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(text)" }
}
