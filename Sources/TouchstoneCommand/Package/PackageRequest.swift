import Foundation
import Touchstone

/// `touchstone build`, `test` or `run` for a package: SwiftPM's command of the same name, on rewritten sources.
struct PackageRequest: Equatable {
  enum Verb: String, CaseIterable { case build, test, run }
  let verb: Verb
  /// The package's folder: `--package-path`, or the current one.
  let package: String
  /// Where it is built: `--scratch-path`, or a folder beside that of a plain `swift build`, which has other flags.
  let scratch: String
  /// What SwiftPM gets, word for word.
  let arguments: [String]

  static let usage = """
    Usage: touchstone build|test|run [options of swift build, test or run]

    Runs SwiftPM on a package of iOS source as it stands: with @objc, #selector, #if os(iOS) and timers that take a
    selector. What Linux can't compile is rewritten on the way to the compiler; the package's files are only read, and
    errors point into them. Everything behind the verb is SwiftPM's, such as --package-path FOLDER, --configuration
    release, --filter TEST or the name of the program to run. It is built in .build/touchstone unless --scratch-path
    says otherwise.

    A plain swift build can do the same for a package that names the plugin RewriteForLinux; see
    Documentation/Decisions/Selectors.md.
    """

  init(_ verb: Verb, _ words: [String]) throws {
    self.verb = verb
    let package = try Self.value(of: ["--package-path"], in: words) ?? "."
    self.package = URL(fileURLWithPath: package).standardizedFileURL.path
    scratch = try Self.value(of: ["--scratch-path", "--build-path"], in: words) ?? self.package + "/.build/touchstone"
    arguments = words
  }

  /// The last one counts, as for SwiftPM; what follows `--` is the program's.
  private static func value(of options: [String], in words: [String]) throws -> String? {
    var found: String?
    for (index, word) in words.prefix(while: { $0 != "--" }).enumerated() {
      for option in options {
        if word.hasPrefix(option + "=") { found = String(word.dropFirst(option.count + 1)) }
        guard word == option else { continue }
        guard index + 1 < words.count else { throw UsageError("\(option) needs a value") }
        found = words[index + 1]
      }
    }
    return found
  }

  /// Whether words after `run` are meant for SwiftPM: a package is named, or is there and is not Touchstone itself, whose
  /// examples have names.
  static func isMeant(by words: [String], in folder: String = FileManager.default.currentDirectoryPath) -> Bool {
    if words.contains(where: { $0 == "--package-path" || $0.hasPrefix("--package-path=") }) { return true }
    guard let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8) else { return false }
    return !PackageSources.isTouchstone(manifest: manifest)
  }

  // MARK: Running

  /// Rewrites what has changed, then becomes SwiftPM: its output, questions and exit status are the user's.
  func run() throws -> Never {
    guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      throw PackageError("there is no package at \(package): it has no Package.swift. --package-path names another folder")
    }
    let absolute = URL(fileURLWithPath: scratch).standardizedFileURL.path
    let sources = try PackageSources(package: package, scratch: absolute)
    let overlay = SourceOverlay(folder: absolute + "/rewritten")
    let findings = try overlay.update(sources.files)
    for finding in findings { FileHandle.standardError.write(Data("\(finding.description)\n".utf8)) }
    let errors = findings.filter(\.isError).count
    guard errors == 0 else {
      throw PackageError("\(errors) place\(errors == 1 ? "" : "s") above can't be rewritten for Linux; nothing was built")
    }
    let flags = ["-Xswiftc", "-vfsoverlay", "-Xswiftc", overlay.path]
    try Shell.become(["swift", verb.rawValue, "--scratch-path", absolute] + flags + arguments)
  }
}

/// Why a package can't be built.
struct PackageError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
