import SwiftSyntax

/// Reads the declarations of one file.
final class SurveyVisitor: SyntaxVisitor {
  private(set) var types: [String: Survey.TypeRecord] = [:]
  private(set) var optionalMethods: [String: Set<String>] = [:]
  private var scopes: [String] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.inheritanceClause) }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, nil) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, nil) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, nil) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(Survey.simpleName(node.extendedType.trimmedDescription), node.inheritanceClause)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.optionalMethods { optionalMethods[node.name.text, default: []].insert(member.surveyed.fullName) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Functions inside functions belong to no type; their bodies can declare types that do.
    if let scope = scopes.last, node.parent?.is(MemberBlockItemSyntax.self) == true {
      types[scope]?.methods.append(node.surveyed)
    }
    return .visitChildren
  }

  private func enter(_ name: String, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
    scopes.append(name)
    let inherited = clause?.inheritedTypes.map { Survey.simpleName($0.type.trimmedDescription) } ?? []
    types[name, default: Survey.TypeRecord()].inherited += inherited
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  var surveyed: Survey.Method {
    Survey.Method(
      base: name.text, labels: signature.parameterClause.parameters.map(\.firstName.text), customName: objectiveCName,
      isOverride: modifiers.contains { $0.name.text == "override" }, isInExtension: isInExtension, node: self)
  }

  /// The innermost type around is one, and no class inside it.
  private var isInExtension: Bool {
    var node = parent
    while let current = node, current.asProtocol(DeclGroupSyntax.self) == nil { node = current.parent }
    return node?.is(ExtensionDeclSyntax.self) == true
  }

  /// The name in `@objc(name)`.
  private var objectiveCName: String? {
    for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "objc" {
      let name = attribute.arguments?.trimmedDescription ?? ""
      if !name.isEmpty { return name.filter { !$0.isWhitespace } }
    }
    return nil
  }
}

extension ProtocolDeclSyntax {
  /// Requirements that a type may leave out.
  var optionalMembers: [DeclSyntax] {
    memberBlock.members.map(\.decl).filter { member in
      member.asProtocol(WithModifiersSyntax.self)?.modifiers.contains { $0.name.text == "optional" } == true
    }
  }
  var optionalMethods: [FunctionDeclSyntax] { optionalMembers.compactMap { $0.as(FunctionDeclSyntax.self) } }
}
