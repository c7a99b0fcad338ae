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
}
