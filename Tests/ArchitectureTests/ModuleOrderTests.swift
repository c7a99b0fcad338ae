import Testing

/// Imports point downwards only, in the order of the table in Package.swift.
@Suite struct ModuleOrderTests {
  let tree = SourceTree.here

  /// The order of Documentation/Architecture.md, lowest first.
  static let order = [
    "SeededRandom", "Combine", "CoreGraphics", "AttributeGraph", "ConstraintSolver", "Motion", "GestureEngine", "LayerTree",
    "UIKit",
    "SwiftUIMacros", "SourceRewriter", "SwiftUI", "Charts", "CairoRenderer", "Touchstone", "WindowHost",
    "TouchstoneCommand", "RewriteTool",
  ]

  @Test func tableHasTheOrderOfTheArchitecture() throws {
    let names = try tree.modules().map(\.name).filter(Self.order.contains)
    #expect(names == Self.order)
  }

  @Test func modulesDependOnLowerOnesOnly() throws {
    let modules = try tree.modules()
    // The command also plays what lies in Examples.
    let own = Set(modules.map(\.name))
    var lower: Set<String> = []
    for module in modules {
      let higher = module.dependencies.filter { own.contains($0) && !lower.contains($0) }
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
      #expect(!tree.swiftFiles(below: "Sources/\(module)").isEmpty, "\(module) has no files")
      let wrong = try tree.imports(below: "Sources/\(module)").filter { ["CCairo", "CRaster"].contains($0.module) }
      #expect(wrong.isEmpty, "\(wrong)")
    }
  }

  /// Algorithms are for numbers and nodes: but for the C library nothing is below them.
  @Test(arguments: ["SeededRandom", "AttributeGraph", "ConstraintSolver"])
  func algorithmsImportTheCLibraryAtMost(module: String) throws {
    let wrong = try tree.imports(below: "Sources/\(module)").filter { $0.module != "Glibc" }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// Every folder of Sources is a module of the table, and the other way round.
  @Test func everyFolderIsChecked() throws {
    let names = try tree.modules().map(\.name)
    #expect(try Set(tree.folders(in: "Sources")) == Set(names))
    #expect(Set(names).isSuperset(of: ["TouchstoneCommand", "RewriteTool"]))
  }

  /// The test would pass on an empty listing, so the listing itself is checked.
  @Test func importsAreFound() throws {
    #expect(try tree.modules().count >= Self.order.count)
    #expect(try tree.imports(below: "Sources/SwiftUI").contains { $0.module == "UIKit" })
    #expect(try tree.imports(below: "Examples/Reels").contains { $0.module == "SwiftUI" })
  }
}
