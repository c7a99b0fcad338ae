import Foundation

/// The repository as text: what the manifest declares and what the files import.
struct SourceTree {
  let root: URL

  /// The repository this file was compiled from.
  static let here = SourceTree(
    root: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())

  struct Import: CustomStringConvertible {
    let module: String
    let file: String
    let line: Int
    var description: String { "\(file):\(line) imports \(module)" }
  }

  struct Module {
    let name: String
    let dependencies: [String]
  }

  /// What of Package.swift lies in `Sources/`, in its order: the table `modules`, then the commands.
  func modules() throws -> [Module] {
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    guard let start = manifest.range(of: "let modules: [Target] = ["),
      let end = manifest.range(of: "\n]\n", range: start.upperBound..<manifest.endIndex)
    else { throw ManifestError.noTable }
    let folders = Set(try folders(in: "Sources"))
    let commands = try declared(in: manifest[end.upperBound...]).filter { folders.contains($0.name) }
    return try declared(in: manifest[start.upperBound..<end.lowerBound]) + commands
  }

  private func declared(in table: Substring) throws -> [Module] {
    let declaration =
      #/\.(?:target|executableTarget|macro|systemLibrary)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/#
    return table.matches(of: declaration).map { match in
      let names = (match.output.2 ?? "").matches(of: #/"(\w+)"/#).map { String($0.output.1) }
      return Module(name: String(match.output.1), dependencies: names)
    }
  }

  /// All imports of the Swift files below `folder`.
  func imports(below folder: String) throws -> [Import] {
    let statement =
      #/
      ^\s* (?:@\w+(?:\([^)]*\))?\s+)*
      (?:(?:public|package|internal|fileprivate|private)\s+)?
      import\s+ (?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)? (\w+)
      /#
    return try swiftFiles(below: folder).flatMap { file in
      let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
        guard let match = line.firstMatch(of: statement) else { return nil as Import? }
        return Import(module: String(match.output.1), file: file, line: number + 1)
      }
    }
  }

  /// The folders right inside of a folder.
  func folders(in folder: String) throws -> [String] {
    let place = root.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: [.isDirectoryKey])
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent)
  }

  func swiftFiles(below folder: String) -> [String] {
    let url = root.appendingPathComponent(folder)
    guard let files = FileManager.default.enumerator(atPath: url.path) else { return [] }
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}

enum ManifestError: Error { case noTable }
