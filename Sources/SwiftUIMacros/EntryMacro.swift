import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`: a key with this default, and the property that uses
/// it.
struct EntryMacro: AccessorMacro, PeerMacro {
  private struct Entry {
    let name: String
    let type: String?
    let value: String
    let keyProtocol: String
    var key: String { "__Key_\(name)" }

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
        variable.bindings.count == 1, let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else { throw ExpansionError("@Entry belongs on one 'var'") }
      name = pattern.identifier.text.filter { $0 != "`" }
      type = binding.typeAnnotation?.type.trimmedDescription
      let isOptional = binding.typeAnnotation.map { $0.type.is(OptionalTypeSyntax.self) } ?? false
      guard let value = binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil) else {
        throw ExpansionError("@Entry needs a default value: write 'var \(name) = …'")
      }
      self.value = value
      keyProtocol = try Self.keyProtocol(of: context)
    }

    private static func keyProtocol(of context: some MacroExpansionContext) throws -> String {
      let extended = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first?.extendedType
        .trimmedDescription
      guard extended?.split(separator: ".").last == "EnvironmentValues" else {
        throw ExpansionError("@Entry belongs in an extension of EnvironmentValues")
      }
      return "SwiftUI.EnvironmentKey"
    }
  }

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return ["get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors report what is wrong.
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    let value =
      entry.type.map { "static var defaultValue: \($0) { \(entry.value) }" } ?? "static let defaultValue = \(entry.value)"
    return ["private struct \(raw: entry.key): \(raw: entry.keyProtocol) { \(raw: value) }"]
  }
}
