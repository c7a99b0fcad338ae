import Testing

/// Imports point downwards only, in the order of the table in Package.swift.
@Suite struct ModuleOrderTests {
  let tree = SourceTree.here

  /// The order of Documentation/Architecture.md, lowest first.
  static let order = [
    "Combine", "CoreGraphics", "AttributeGraph", "ConstraintSolver", "Motion", "GestureEngine", "LayerTree", "UIKit",
    "SwiftUIMacros", "SourceRewriter", "SwiftUI", "Charts", "CairoRenderer", "Touchstone", "WindowHost",
  ]

  @Test func tableHasTheOrderOfTheArchitecture() throws {
    let names = try tree.modules().map(\.name).filter(Self.order.contains)
    #expect(names == Self.order)
  }

  @Test func modulesDependOnLowerOnesOnly() throws {
    var lower: Set<String> = []
    for module in try tree.modules() {
      let higher = module.dependencies.filter { !lower.contains($0) }
      #expect(higher.isEmpty, "\(module.name) stands before \(higher) in the table, and depends on it")
      lower.insert(module.name)
    }
  }

  /// SwiftPM lets a file import any module that happens to be built; the table is the rule.
  @Test func filesImportWhatTheirModuleDeclares() throws {
    let modules = try tree.modules()
    let own = Set(modules.map(\.name))
    for module in modules {
      let allowed = Set(module.dependencies)
      let wrong = try tree.imports(below: "Sources/\(module.name)")
        .filter { own.contains($0.module) && !allowed.contains($0.module) }
      #expect(wrong.isEmpty, "not among the dependencies of \(module.name): \(wrong)")
    }
  }

  /// The runtime knows no C library; those stay behind the renderer and the hosts.
  @Test func onlyTheRendererImportsCLibraries() throws {
    for module in Self.order where module != "CairoRenderer" {
      let wrong = try tree.imports(below: "Sources/\(module)").filter { ["CCairo", "CRaster"].contains($0.module) }
      #expect(wrong.isEmpty, "\(wrong)")
    }
  }

  @Test(arguments: ["AttributeGraph", "ConstraintSolver"]) func algorithmsImportNothingOfOurs(module: String) throws {
    let own = Set(try tree.modules().map(\.name))
    let wrong = try tree.imports(below: "Sources/\(module)").filter { own.contains($0.module) }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// The test would pass on an empty listing, so the listing itself is checked.
  @Test func importsAreFound() throws {
    #expect(try tree.modules().count >= Self.order.count)
    #expect(try tree.imports(below: "Sources/SwiftUI").contains { $0.module == "UIKit" })
    #expect(try tree.imports(below: "Examples/Reels").contains { $0.module == "SwiftUI" })
  }
}
