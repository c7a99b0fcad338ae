import SwiftSyntax

/// `os(iOS)` and `targetEnvironment(simulator)` are false on Linux and no flag makes them true; they are written as `true`.
extension RewritingVisitor {
  func settleCondition(of clause: IfConfigClauseSyntax) {
    guard let condition = clause.condition else { return }
    let finder = ConditionFinder(viewMode: .sourceAccurate)
    finder.walk(condition)
    for call in finder.trueCalls { edits.cover(call, with: "true") }
  }
}

private final class ConditionFinder: SyntaxVisitor {
  private(set) var trueCalls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.trimmedDescription.filter { !$0.isWhitespace }
    if ["os(iOS)", "targetEnvironment(simulator)"].contains(text) { trueCalls.append(node) }
    return .skipChildren
  }
}
