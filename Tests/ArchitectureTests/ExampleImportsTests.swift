import Testing

/// Examples and exhibits are iOS source: the same files compile in Xcode.
@Suite struct ExampleImportsTests {
  let tree = SourceTree.here

  static let onAppleDevices: Set<String> = ["SwiftUI", "UIKit", "Charts", "Foundation", "Observation"]

  @Test(arguments: ["Examples", "Exhibits"])
  func importsExistOnAppleDevices(folder: String) throws {
    let imports = try tree.imports(below: folder)
    #expect(!imports.isEmpty)
    let wrong = imports.filter { !Self.onAppleDevices.contains($0.module) }
    #expect(wrong.isEmpty, "\(wrong)")
  }
}
