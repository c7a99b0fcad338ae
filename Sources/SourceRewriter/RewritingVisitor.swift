import SwiftSyntax

/// Walks over one file and lets each rule make its edits. The rules are extensions of it, in `Rules`.
final class RewritingVisitor: SyntaxVisitor {
  let file: SourceFile
  let survey: Survey
  var edits = EditList()
  /// Declarations that follow the author's last line.
  var appendix: [String] = []
  var findings: [Finding] = []
  /// Names of UIKit were written into the file.
  var needsUIKit = false
  private(set) var imports: [ImportDeclSyntax] = []
  /// The types around the node that is visited, as written inside them.
  private var scopes: [String] = []

  init(file: SourceFile, survey: Survey) {
    self.file = file
    self.survey = survey
    super.init(viewMode: .sourceAccurate)
  }

  /// How the type around can be named here; nil at the top level.
  var enclosingType: String? { scopes.last }

  func report(_ severity: Finding.Severity, at node: some SyntaxProtocol, _ text: String) {
    findings.append(file.finding(severity, at: node, text))
  }

  // MARK: Rules

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    blankAttribute(node)
    return .visitChildren
  }
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    blankModifier(node)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    default: return .visitChildren
    }
    return .skipChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteTimer(node)
    rewriteOptionalCall(node)
    refuseTextualSelector(node)
    return .visitChildren
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    settleCondition(of: node)
    return .visitChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    rewriteImport(node)
    return .skipChildren
  }

  // MARK: Scopes

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.trimmedDescription) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProtocol(node)
    return enter("Self")
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scopes.append(name)
    return .visitChildren
  }
  private func leave() { scopes.removeLast() }

  // MARK: Imports

  /// `#selector` needs Foundation on iOS and UIKit here; the import joins the line of the first one.
  func addImport() {
    let names = imports.map { $0.path.trimmedDescription }
    guard needsUIKit, !names.contains("UIKit"), !names.contains("SwiftUI"), let first = imports.first else { return }
    edits.insert("; import UIKit", at: first.endPositionBeforeTrailingTrivia)
  }
}
