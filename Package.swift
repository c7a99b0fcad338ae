// swift-tools-version: 6.0
import CompilerPluginSupport
import Foundation
import PackageDescription

// Lowest module first; a module names everything it may import. `Tests/ArchitectureTests` proves the order.
// Names, folders and imports are explained in Documentation/Architecture.md.

/// Release builds do not ask at run time whether two accesses to one property overlap: the tests are run by debug builds, which
/// ask. In a profile of taps the question was 5 % of all samples (30 November 2026).
let trusted: [SwiftSetting] = [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
/// Optimized even in debug builds: hot loops without anything to step through.
let alwaysOptimized: [SwiftSetting] = [.unsafeFlags(["-O"])] + trusted

/// Where the toolchain keeps SwiftSyntax, on which macros are built: `usr/lib/swift/host`. Looked for beside whatever of the
/// toolchain is known: SWIFT_HOST_LIBS, SWIFT_EXEC, the library that this manifest runs with, then `swiftc` on the PATH.
func findHostLibraries() -> String {
  let environment = ProcessInfo.processInfo.environment
  func hasSyntax(_ folder: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/libSwiftSyntax.so") }
  if let named = environment["SWIFT_HOST_LIBS"], hasSyntax(named) { return named }
  var places: [String] = []
  if let compiler = environment["SWIFT_EXEC"] { places.append(compiler) }
  if let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
    let line = maps.split(separator: "\n").first(where: { $0.contains("libPackageDescription.so") }),
    let slash = line.firstIndex(of: "/")
  {
    places.append(String(line[slash...]))
  }
  places += (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/swiftc" }
  for place in places where FileManager.default.fileExists(atPath: place) {
    var folder = URL(fileURLWithPath: place).resolvingSymlinksInPath()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("lib/swift/host").path
      if hasSyntax(candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
  }
  fatalError(
    "No libSwiftSyntax.so was found beside the Swift toolchain. Name its folder (usr/lib/swift/host) in SWIFT_HOST_LIBS.")
}
let hostLibraries = findHostLibraries()

let modules: [Target] = [
  // Empty modules that `import Testing` asks for beside UIKit and CoreGraphics (cross-import overlays).
  .target(name: "_Testing_CoreGraphics"),
  .target(name: "_Testing_UIKit"),

  .target(name: "SeededRandom", swiftSettings: alwaysOptimized),
  .target(name: "Combine", swiftSettings: trusted),
  .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"], swiftSettings: trusted),
  .target(name: "AttributeGraph", swiftSettings: alwaysOptimized),
  .target(name: "ConstraintSolver", swiftSettings: alwaysOptimized),
  .target(name: "Motion", dependencies: ["CoreGraphics"], swiftSettings: trusted),
  .target(name: "GestureEngine", dependencies: ["CoreGraphics", "Motion"], swiftSettings: trusted),
  .target(name: "LayerTree", dependencies: ["CoreGraphics", "GestureEngine"], swiftSettings: trusted),
  .target(
    name: "UIKit",
    dependencies: [
      "Combine", "CoreGraphics", "ConstraintSolver", "Motion", "GestureEngine", "LayerTree", "_Testing_UIKit",
    ],
    swiftSettings: trusted),
  // What #Preview and @Entry are expanded by, on SwiftSyntax as the toolchain brings it.
  .macro(
    name: "SwiftUIMacros", swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
    linkerSettings: [
      .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftSyntaxBuilder"), .linkedLibrary("SwiftSyntaxMacros"),
      .linkedLibrary("SwiftSyntaxMacroExpansion"), .linkedLibrary("SwiftCompilerPluginMessageHandling"),
      .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"), .linkedLibrary("SwiftDiagnostics"),
      .linkedLibrary("SwiftBasicFormat"),
    ]),
  // Turns `@objc` and `#selector` into what Linux can compile.
  .target(
    name: "SourceRewriter", swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
    linkerSettings: [
      .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
    ]),
  .target(
    name: "SwiftUI",
    dependencies: [
      "AttributeGraph", "Combine", "CoreGraphics", "Motion", "GestureEngine", "LayerTree", "SwiftUIMacros", "UIKit",
    ],
    swiftSettings: trusted),
  .target(name: "Charts", dependencies: ["SwiftUI"], swiftSettings: trusted),

  .systemLibrary(name: "CCairo", pkgConfig: "pangocairo"),
  .target(
    name: "CRaster", cSettings: [.unsafeFlags(["-O2"])],
    linkerSettings: [.linkedLibrary("isal"), .linkedLibrary("jpeg"), .linkedLibrary("spng"), .linkedLibrary("webp")]),
  .target(name: "CairoRenderer", dependencies: ["LayerTree", "CoreGraphics", "CCairo", "CRaster"], swiftSettings: trusted),
  .target(
    name: "Touchstone",
    dependencies: [
      "SwiftUI", "UIKit", "CairoRenderer", "LayerTree", "GestureEngine", "Motion", "CoreGraphics", "AttributeGraph",
      "SeededRandom",
    ],
    swiftSettings: trusted),
  // SDL 2 by its headers alone; the library is loaded when a window is wanted.
  .target(name: "CSDL", linkerSettings: [.linkedLibrary("dl")]),
  .target(
    name: "WindowHost",
    dependencies: ["Touchstone", "SwiftUI", "UIKit", "CairoRenderer", "LayerTree", "GestureEngine", "CoreGraphics", "CSDL"]),
]

let package = Package(
  name: "touchstone",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI", "Touchstone", "WindowHost"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Touchstone", targets: ["Touchstone"]),
    .executable(name: "touchstone", targets: ["TouchstoneCommand"]),
    .plugin(name: "RewriteForLinux", targets: ["RewriteForLinux"]),
  ],
  targets: modules + [
    // An app as its author would write it. Its entry point is renamed, so that the demo and the tests can link it.
    .target(
      name: "Reels", dependencies: ["SwiftUI", "UIKit"], path: "Examples/Reels",
      swiftSettings: [
        .unsafeFlags([
          "-parse-as-library", "-enable-testing", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Reels_main",
        ])
      ]),
    // Plain iOS source with `#selector`, which the plugin rewrites.
    .target(
      name: "Scanner", dependencies: ["SwiftUI", "UIKit"], path: "Examples/Scanner", sources: ["Placeholder.swift"],
      swiftSettings: [
        .unsafeFlags([
          "-parse-as-library", "-enable-testing", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Scanner_main",
        ])
      ], plugins: ["RewriteForLinux"]),
    // Plain iOS source with charts and a sheet.
    .target(
      name: "Practice", dependencies: ["Charts", "SwiftUI"], path: "Examples/Practice",
      swiftSettings: [
        .unsafeFlags([
          "-parse-as-library", "-enable-testing", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Practice_main",
        ])
      ]),
    .target(name: "Exhibits", dependencies: ["Charts", "SwiftUI", "UIKit"], path: "Exhibits"),
    // The command `touchstone`.
    .executableTarget(
      name: "TouchstoneCommand",
      dependencies: [
        "Touchstone", "WindowHost", "SwiftUI", "UIKit", "CairoRenderer", "LayerTree", "CoreGraphics", "Practice", "Reels",
        "Scanner",
        "SourceRewriter",
      ],
      swiftSettings: [.unsafeFlags(["-I", hostLibraries])]),
    // For packages that name it: source with `@objc` and `#selector` by a plain `swift build`.
    .executableTarget(
      name: "RewriteTool", dependencies: ["SourceRewriter"], swiftSettings: [.unsafeFlags(["-I", hostLibraries])]),
    .plugin(name: "RewriteForLinux", capability: .buildTool(), dependencies: ["RewriteTool"]),

    // What tests of several modules use.
    .target(name: "TestSupport", dependencies: ["SeededRandom"], path: "Tests/TestSupport"),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(
      name: "SourceRewriterTests", dependencies: ["SourceRewriter"], swiftSettings: [.unsafeFlags(["-I", hostLibraries])]),
    // An app that the tests of the window start.
    .executableTarget(name: "window-fixture", dependencies: ["SwiftUI", "WindowHost"], path: "Tests/WindowFixture"),
    .testTarget(
      name: "WindowHostTests",
      dependencies: [
        "window-fixture", "WindowHost", "CSDL", "Reels", "TouchstoneCommand", "Touchstone", "SwiftUI", "GestureEngine",
        "CoreGraphics", "TestSupport",
      ], swiftSettings: [.unsafeFlags(["-I", hostLibraries])]),
    .testTarget(name: "ReadmeTests", dependencies: ["Reels", "SwiftUI", "Touchstone"]),
    .testTarget(
      name: "CommandTests", dependencies: ["TouchstoneCommand", "Touchstone", "TestSupport"],
      swiftSettings: [.unsafeFlags(["-I", hostLibraries])]),
    .testTarget(name: "AttributeGraphTests", dependencies: ["AttributeGraph", "TestSupport"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"], exclude: ["Fixtures"]),
    .executableTarget(
      name: "touchstone-bench",
      dependencies: ["Touchstone", "SwiftUI", "UIKit", "Charts", "CairoRenderer", "CRaster", "CoreGraphics", "Reels", "Scanner"],
      path: "Benchmarks/Scenes"),
    .executableTarget(
      name: "layout-bench", dependencies: ["ConstraintSolver", "UIKit", "CoreGraphics"], path: "Benchmarks/AutoLayout"),
    .executableTarget(name: "graph-bench", dependencies: ["AttributeGraph"], path: "Benchmarks/Graph"),
    .testTarget(name: "GestureEngineTests", dependencies: ["GestureEngine", "CoreGraphics", "TestSupport"]),
    .testTarget(name: "LayerTreeTests", dependencies: ["LayerTree"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "LayerTree", "GestureEngine", "CoreGraphics", "TestSupport"]),
    // UIKit under fingers, through the harness.
    .testTarget(name: "UIKitTouchTests", dependencies: ["Touchstone", "SwiftUI", "UIKit", "CoreGraphics"]),
    .testTarget(
      name: "TouchstoneTests",
      dependencies: ["Touchstone", "SwiftUI", "UIKit", "LayerTree", "GestureEngine", "CoreGraphics", "TestSupport"]),
    .executableTarget(
      name: "renderer-bench", dependencies: ["CairoRenderer", "LayerTree", "CoreGraphics"], path: "Benchmarks/Renderer"),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: ["CairoRenderer", "LayerTree", "CoreGraphics", "CCairo", "CRaster", "TestSupport"]),
    // Bugs that people reported in public, as short listings, and what becomes of them here.
    // One of them is written with `#selector`.
    .testTarget(
      name: "CaseTests", dependencies: ["Touchstone", "SwiftUI", "Charts", "UIKit"],
      exclude: ["README.md", "Listings/C76.swift"], plugins: ["RewriteForLinux"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
    // What is public does something.
    .testTarget(
      name: "CoverageTests", dependencies: ["Touchstone", "SwiftUI", "Charts", "Combine", "CoreGraphics", "TestSupport"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "Touchstone", "GestureEngine", "CoreGraphics", "AttributeGraph", "LayerTree", "UIKit", "Motion", "TestSupport",
      ]),
    .testTarget(
      name: "ReelsTests",
      dependencies: ["Reels", "CairoRenderer", "Touchstone", "SwiftUI", "CoreGraphics", "LayerTree", "UIKit", "AttributeGraph"]),
    .testTarget(name: "ScannerTests", dependencies: ["Scanner", "Touchstone", "SwiftUI", "UIKit", "CoreGraphics"]),
    .testTarget(
      name: "PracticeTests", dependencies: ["Practice", "Touchstone", "SwiftUI", "CoreGraphics", "LayerTree", "UIKit"]),
    .testTarget(
      name: "ChartsTests", dependencies: ["Charts", "Touchstone", "SwiftUI", "CoreGraphics", "LayerTree", "TestSupport"]),
    .testTarget(name: "ExhibitsTests", dependencies: ["Exhibits", "Touchstone", "SwiftUI"]),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "CoreGraphics"], exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v5]
)
