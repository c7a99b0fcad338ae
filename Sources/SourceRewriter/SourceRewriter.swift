import SwiftSyntax

/// Turns source that needs Objective-C's runtime into source that does not, line for line.
///
/// Each rule is a file in `Rules`. Diagnostics stay at the author's lines; columns move only behind a `#selector`, a `#keyPath`
/// or a timer on the same line. The rules look at the syntax and at what the survey knows of the package's declarations, not at
/// types.
package struct SourceRewriter {
  /// Of the rules. Counted up when the same source gives another text: what was built before is built anew then.
  package static let version = 2

  package struct Result {
    /// The same as the source's where `isChanged` is false.
    package let text: String
    package let isChanged: Bool
    package let findings: [Finding]
  }

  private let survey: Survey

  /// `files` are all that may refer to each other: a package, or a target of it.
  package init(files: [SourceFile]) { survey = Survey(files: files) }

  package func rewrite(_ file: SourceFile) -> Result {
    let visitor = RewritingVisitor(file: file, survey: survey)
    visitor.walk(file.tree)
    visitor.addImport()
    let findings =
      visitor.findings + DelegateTrap(survey: survey).findings(in: file) + OverrideTrap(survey: survey).findings(in: file)
    guard !visitor.edits.isEmpty || !visitor.appendix.isEmpty else {
      return Result(text: file.text, isChanged: false, findings: findings)
    }
    var text = visitor.edits.applied(to: file.text)
    if !visitor.appendix.isEmpty {
      if !text.hasSuffix("\n") { text += "\n" }
      text += visitor.appendix.joined(separator: "\n") + "\n"
    }
    return Result(text: text, isChanged: true, findings: findings)
  }
}
