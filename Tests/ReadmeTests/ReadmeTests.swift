import Foundation
import Testing

/// What the README shows is what is compiled and run here.
@Suite struct ReadmeTests {
  @Test func theExampleIsTheTestBesideThisFile() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let example = try String(contentsOf: folder.appendingPathComponent("FlickTests.swift"), encoding: .utf8)
    let readme = try String(contentsOf: folder.appendingPathComponent("../../README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(example)```"))
  }

  @Test func itsPicturesAndLinksExist() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let links = readme.matches(of: #/\]\((?<path>[^)#:]+)\)/#).map { String($0.output.path) }
    #expect(links.count > 5)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(link).path), "\(link)")
    }
  }
}
