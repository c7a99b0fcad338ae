import SwiftSyntax

/// `#selector(tapped(_:))` in `MyView` becomes `Selector("tapped:", MyView.tapped(_:))`: Objective-C's name, and the method
/// itself, which the compiler checks as it would check the author's.
extension RewritingVisitor {
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
    var (expression, cast) = (argument.expression, TypeSyntax?.none)
    while let inner = expression.withoutParentheses { expression = inner }
    if let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count == 3 {
      let cells = Array(parts)
      cast = cells[2].as(TypeExprSyntax.self)?.type
      expression = cells[0]
      while let inner = expression.withoutParentheses { expression = inner }
    }
    guard let reference = MemberReference(expression, enclosingType: enclosingType) else {
      return report(
        .error, at: node, "#selector names a method or a property: #selector(tapped(_:)), #selector(MyView.tapped(_:))")
    }
    needsUIKit = true
    edits.replace(node.pound.trimmedRange.lowerBound..<node.macroName.trimmedRange.upperBound, with: "Selector")
    if let accessor = argument.label?.text {
      rewriteAccessor(accessor, of: reference, in: argument)
    } else {
      edits.insert("\"\(objectiveCName(of: reference))\", ", at: argument.expression.positionAfterSkippingLeadingTrivia)
      qualify(reference)
      if let cast, !reference.isOfType {
        edits.insert("(\(reference.owner ?? "_")) -> ", at: cast.positionAfterSkippingLeadingTrivia)
      }
    }
  }

  /// `tapped` becomes `MyView.tapped`, as does `self.tapped`; `button.tapped` is looked up in the type of `button`.
  private func qualify(_ reference: MemberReference) {
    switch reference.base {
    case .implicit:
      if let owner = reference.owner { edits.insert(owner + ".", at: reference.member.positionAfterSkippingLeadingTrivia) }
    case .own(let node): if let owner = reference.owner { edits.replace(node.trimmedRange, with: owner) }
    case .type: break
    case .object(let node):
      edits.insert("Selector.owner(", at: node.positionAfterSkippingLeadingTrivia)
      edits.insert(")", at: node.endPositionBeforeTrailingTrivia)
    }
  }

  /// `getter: title` becomes `getter: "title", { (target: MyView) in target.title }`.
  private func rewriteAccessor(_ accessor: String, of reference: MemberReference, in argument: LabeledExprSyntax) {
    guard let owner = reference.owner else {
      return report(
        .error, at: argument,
        "#selector(\(accessor): …) needs the type whose property is meant: #selector(\(accessor): MyView.title)")
    }
    let property = reference.member.baseName.text
    let (name, parameters, end) =
      accessor == "setter" ? (ObjectiveCName.setter(property), ", value", " = value }") : (property, "", " }")
    let start = argument.expression.positionAfterSkippingLeadingTrivia
    edits.replace(
      start..<reference.member.positionAfterSkippingLeadingTrivia,
      with: "\"\(name)\", { (target: \(owner)\(parameters)) in target.")
    edits.insert(end, at: argument.expression.endPositionBeforeTrailingTrivia)
  }

  /// As far as the source shown says it; the runtime completes a name without labels by the method's own parameters.
  private func objectiveCName(of reference: MemberReference) -> String {
    let base = reference.member.baseName.text
    let labels = reference.member.argumentNames?.arguments.map(\.name.text)
    if let owner = reference.owner, let method = survey.method(base, labels: labels, of: owner) { return method.objectiveCName }
    return labels.map { ObjectiveCName.method(base, labels: $0) } ?? base
  }

  /// `Selector("tapped:")` and `NSSelectorFromString` look a method up by its name, which needs Objective-C's runtime.
  func refuseTextualSelector(_ node: FunctionCallExprSyntax) {
    let name = node.calledExpression.trimmedDescription
    guard ["Selector", "NSSelectorFromString"].contains(name), node.arguments.count == 1 else { return }
    report(.error, at: node, "\(name)(…) looks for a method by its name, which only iOS can do. Write #selector with the method.")
  }
}

extension ExprSyntax {
  /// What single parentheses hold.
  fileprivate var withoutParentheses: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }
}
