import SwiftSyntaxMacros
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// The process that the compiler asks to expand macros, over its standard input and output.
///
/// The toolchain brings everything for it but the module SwiftCompilerPlugin, whose part this file plays.
@main
struct Plugin {
  static func main() throws {
    let listener = try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: Provider())
    try listener.main()
  }

  private struct Provider: PluginProvider {
    private static let macros: [String: any Macro.Type] = [
      "EntryMacro": EntryMacro.self, "PreviewMacro": PreviewMacro.self, "PreviewableMacro": PreviewableMacro.self,
    ]
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard let macro = Self.macros[typeName] else { throw ExpansionError("SwiftUIMacros has no macro \(typeName)") }
      return macro
    }
    func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
      throw ExpansionError("SwiftUIMacros loads no libraries")
    }
    var features: [PluginFeature] { [] }
  }
}

/// Why a macro can't be expanded; the compiler shows it where the macro is used.
struct ExpansionError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
