import Foundation

/// The Swift files of a package and of the packages it has by their paths, as SwiftPM lists them. Packages from elsewhere, and
/// Touchstone itself, are compiled as they are.
struct PackageSources {
  private(set) var files: [String] = []

  init(package: String, scratch: String) throws {
    var waiting = [package]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(URL(fileURLWithPath: next).resolvingSymlinksInPath().path).inserted else { continue }
      // Its own scratch folder: SwiftPM allows one package at a time in one.
      let description = try Self.describe(next, scratch: next == package ? scratch : "\(scratch)/described/\(seen.count)")
      files += description.targets.flatMap { target in
        target.sources.filter { $0.hasSuffix(".swift") }.map { "\(description.path)/\(target.path)/\($0)" }
      }
      waiting += (description.dependencies ?? []).compactMap(\.path).filter { path in
        let manifest = (try? String(contentsOfFile: path + "/Package.swift", encoding: .utf8)) ?? ""
        return !Self.isTouchstone(manifest: manifest)
      }
    }
    files = Array(Set(files)).sorted()
  }

  static func isTouchstone(manifest: String) -> Bool { manifest.contains("Package(\n  name: \"touchstone\",") }

  private struct Description: Decodable {
    struct Target: Decodable {
      let path: String
      let sources: [String]
    }
    struct Dependency: Decodable {
      /// Of a package on this machine.
      let path: String?
    }
    let path: String
    let targets: [Target]
    let dependencies: [Dependency]?
  }

  private static func describe(_ package: String, scratch: String) throws -> Description {
    let words = ["swift", "package", "--package-path", package, "--scratch-path", scratch, "describe", "--type", "json"]
    let output = try Shell.output(of: words)
    do {
      return try JSONDecoder().decode(Description.self, from: output)
    } catch {
      throw PackageError("swift package describe said of \(package) what this version of touchstone does not know: \(error)")
    }
  }
}
