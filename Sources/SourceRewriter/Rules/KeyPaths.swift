import SwiftSyntax

/// `#keyPath(Layer.position.x)` becomes `String(keyPath: "position.x", \Layer.position)`: the text, and its first property for
/// the compiler to check.
extension RewritingVisitor {
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
    let text = argument.expression.trimmedDescription
    var parts = text.split(separator: ".").map { String($0.filter { !$0.isWhitespace }) }
    var root: [String] = []
    if ["self", "Self", "super"].contains(parts.first), parts.count > 1 { parts.removeFirst() }
    while let first = parts.first, first.first?.isUppercase == true, parts.count > 1 { root.append(parts.removeFirst()) }
    let owner = root.isEmpty ? enclosingType : root.joined(separator: ".")
    guard let owner, let first = parts.first, parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else {
      return report(.error, at: node, "#keyPath names properties, from a type on: #keyPath(Layer.position)")
    }
    needsUIKit = true
    let lineBreaks = String(repeating: "\n", count: text.filter(\.isNewline).count)
    edits.replace(node.pound.trimmedRange.lowerBound..<node.macroName.trimmedRange.upperBound, with: "String")
    edits.replace(
      argument.expression.trimmedRange,
      with: "keyPath: \"\(parts.joined(separator: "."))\", \\\(owner).\(first)\(lineBreaks)")
  }
}
