import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("name", traits: …) { … }`: a type that is found by what it conforms to and makes the preview.
///
/// Properties marked `@Previewable` become properties of a view around the rest of the body, so that they may be state.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var arguments = node.arguments.map(\.self)
    let body: ClosureExprSyntax
    if let trailing = node.trailingClosure {
      body = trailing
    } else if let last = arguments.last, last.label?.text == "body", let closure = last.expression.as(ClosureExprSyntax.self) {
      arguments.removeLast()
      body = closure
    } else {
      throw ExpansionError("#Preview needs a closure that makes a view")
    }
    let given = arguments.map { argument in
      (argument.label.map { "\($0.text): " } ?? "") + argument.expression.trimmedDescription
    }
    let location = context.location(of: node)
    let place = "_file: \(location.map { "\($0.file)" } ?? "\"\""), _line: \(location.map { "\($0.line)" } ?? "0")"
    let call = "SwiftUI.Preview(" + (given + [place]).joined(separator: ", ") + ")"
    let name = context.makeUniqueName("Preview")
    let (properties, statements) = split(body)
    guard !properties.isEmpty else {
      return [
        """
        struct \(name): SwiftUI._PreviewRegistry {
          @MainActor static func _makePreview() -> SwiftUI.Preview {
            \(raw: call) \(body.trimmed)
          }
        }
        """
      ]
    }
    let view = context.makeUniqueName("PreviewView")
    return [
      """
      struct \(name): SwiftUI._PreviewRegistry {
        struct \(view): SwiftUI.View {
          \(raw: properties.joined(separator: "\n    "))
          var body: some SwiftUI.View {
            \(raw: statements)
          }
        }
        @MainActor static func _makePreview() -> SwiftUI.Preview {
          \(raw: call) { \(view)() }
        }
      }
      """
    ]
  }

  /// The declarations marked `@Previewable`, without the mark, and the rest of the body.
  private static func split(_ body: ClosureExprSyntax) -> (properties: [String], statements: String) {
    var properties: [String] = []
    var statements: [String] = []
    for statement in body.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self),
        let mark = variable.attributes.first(where: { $0.as(AttributeSyntax.self)?.isPreviewable == true })
      {
        var property = variable
        property.attributes = variable.attributes.filter { $0.id != mark.id }
        properties.append(property.trimmedDescription)
      } else {
        statements.append(statement.trimmedDescription)
      }
    }
    return (properties, statements.joined(separator: "\n      "))
  }
}

extension AttributeSyntax {
  fileprivate var isPreviewable: Bool { attributeName.trimmedDescription.split(separator: ".").last == "Previewable" }
}

/// Marks a property in the body of `#Preview`, which takes it out before this is asked.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInPreview = context.lexicalContext.contains { syntax in
      syntax.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        || syntax.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    }
    if isInPreview { return [] }
    throw ExpansionError("@Previewable belongs on a property at the top of the body of #Preview")
  }
}
