import SwiftSyntax

/// `@objc protocol` becomes a protocol of classes, and its optional methods requirements with a default that does nothing, or
/// answers nil: the same as a method that is not there. Where the answer can't be nil that is impossible, and said.
extension RewritingVisitor {
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains(where: { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc" }) else {
      return
    }
    if let clause = node.inheritanceClause {
      edits.insert("AnyObject, ", at: clause.inheritedTypes.positionAfterSkippingLeadingTrivia)
    } else {
      edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
    }
    let defaults = node.optionalMembers.compactMap(makeOptional)
    guard !defaults.isEmpty else { return }
    let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    let name = [enclosingType, node.name.text].compactMap(\.self).joined(separator: ".")
    appendix.append("\(access)extension \(name) { \(defaults.joined(separator: "; ")) }")
  }

  /// Takes `optional` away; the answer is the default.
  private func makeOptional(_ member: DeclSyntax) -> String? {
    guard let method = member.as(FunctionDeclSyntax.self) else {
      report(
        .error, at: member,
        "an optional property has no counterpart without Objective-C. Make it a method with an optional result, or give it a default in an extension."
      )
      return nil
    }
    let result = method.signature.returnClause?.type.trimmedDescription ?? "Void"
    guard ["Void", "()"].contains(result) || result.hasSuffix("?") else {
      report(
        .error, at: member,
        """
        the optional method \(method.name.text) has a result that can't be nil, which has no counterpart without Objective-C. Make its \
        result \(result)?, or require it and give it a default in an extension.
        """)
      return nil
    }
    for modifier in method.modifiers where modifier.name.text == "optional" { edits.blank(modifier) }
    let signature = method.signature.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    let body = result.hasSuffix("?") ? "{ nil }" : "{}"
    let kind = method.modifiers.contains { $0.name.text == "static" } ? "static " : ""
    return "\(kind)func \(method.name.text)\(method.genericParameterClause?.trimmedDescription ?? "")\(signature) \(body)"
  }

  /// `delegate?.didTap?(self)` calls what may be absent; with the default it is always there.
  func rewriteOptionalCall(_ call: FunctionCallExprSyntax) {
    guard let chain = call.calledExpression.as(OptionalChainingExprSyntax.self),
      let access = chain.expression.as(MemberAccessExprSyntax.self)
    else { return }
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    guard survey.ownOptionalMethods.contains("\(access.declName.baseName.text)(\(labels))") else { return }
    edits.cover(chain.questionMark, with: " ")
  }
}
