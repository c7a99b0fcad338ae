import Foundation
import PackagePlugin

/// Compiles iOS source that lies below a target's folder without being among the target's own sources, rewritten for Linux.
///
/// SwiftPM would compile a target's own sources as they are too, so such a target names a placeholder as its only source.
@main
struct RewriteForLinux: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let folder = module.directoryURL.standardizedFileURL
    // SwiftPM lists the other files too, as of a kind it does not know.
    let own = Set(module.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
    let inputs = swiftFiles(below: folder).filter { !own.contains($0.path) }
    guard !inputs.isEmpty else {
      Diagnostics.error(
        """
        RewriteForLinux found no source for \(target.name): all Swift files below \(folder.path) are the target's own. Give it a \
        placeholder as its only one, such as sources: ["Placeholder.swift"].
        """)
      return []
    }
    // The folders are part of a name: two files of one name may lie in different ones.
    let names = inputs.map { input in
      input.path.dropFirst(folder.path.count + 1).replacingOccurrences(of: "/", with: "+")
        .replacingOccurrences(of: ".swift", with: ".rewritten.swift")
    }
    return [
      .buildCommand(
        displayName: "Rewriting \(target.name) for Linux", executable: try context.tool(named: "RewriteTool").url,
        arguments: [context.pluginWorkDirectoryURL.path] + zip(inputs, names).flatMap { [$0.path, $1] }, inputFiles: inputs,
        outputFiles: names.map { context.pluginWorkDirectoryURL.appendingPathComponent($0) })
    ]
  }

  private func swiftFiles(below folder: URL) -> [URL] {
    guard let names = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).standardizedFileURL }
  }
}
