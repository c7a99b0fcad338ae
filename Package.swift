// swift-tools-version: 6.0
import PackageDescription

// Lowest module first; a module names everything it may import. `Tests/ArchitectureTests` proves the order.
// Names, folders and imports are explained in Documentation/Architecture.md.

/// Optimized even in debug builds: hot loops without anything to step through.
let alwaysOptimized: [SwiftSetting] = [.unsafeFlags(["-O"])]

let modules: [Target] = [
  // Empty modules that `import Testing` asks for beside UIKit and CoreGraphics (cross-import overlays).
  .target(name: "_Testing_CoreGraphics"),
  .target(name: "_Testing_UIKit"),

  .target(name: "Combine"),
  .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
  .target(name: "AttributeGraph", swiftSettings: alwaysOptimized),
  .target(name: "Motion", dependencies: ["CoreGraphics"]),
  .target(name: "GestureEngine", dependencies: ["CoreGraphics", "Motion"]),
  .target(name: "LayerTree", dependencies: ["CoreGraphics", "GestureEngine"]),
  .target(
    name: "UIKit",
    dependencies: ["Combine", "CoreGraphics", "Motion", "GestureEngine", "LayerTree", "_Testing_UIKit"]),
  .target(
    name: "SwiftUI",
    dependencies: ["AttributeGraph", "Combine", "CoreGraphics", "Motion", "GestureEngine", "LayerTree", "UIKit"]),

  .systemLibrary(name: "CCairo", pkgConfig: "pangocairo"),
  .target(
    name: "CRaster", cSettings: [.unsafeFlags(["-O2"])],
    linkerSettings: [.linkedLibrary("isal"), .linkedLibrary("jpeg"), .linkedLibrary("spng"), .linkedLibrary("webp")]),
  .target(name: "CairoRenderer", dependencies: ["LayerTree", "CoreGraphics", "CCairo", "CRaster"]),
  .target(
    name: "Touchstone",
    dependencies: ["SwiftUI", "UIKit", "CairoRenderer", "LayerTree", "GestureEngine", "Motion", "CoreGraphics", "AttributeGraph"]),
]

let package = Package(
  name: "touchstone",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI", "Touchstone"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Touchstone", targets: ["Touchstone"]),
    .executable(name: "touchstone", targets: ["TouchstoneCommand"]),
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
    .target(name: "Exhibits", dependencies: ["SwiftUI", "UIKit"], path: "Exhibits"),
    // The command `touchstone`.
    .executableTarget(name: "TouchstoneCommand", dependencies: ["Touchstone", "CoreGraphics", "Reels"]),

    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "ReadmeTests", dependencies: ["Reels", "SwiftUI", "Touchstone"]),
    .testTarget(name: "CommandTests", dependencies: ["TouchstoneCommand"]),
    .testTarget(name: "AttributeGraphTests", dependencies: ["AttributeGraph"]),
    .executableTarget(name: "touchstone-bench", dependencies: ["Touchstone", "SwiftUI"], path: "Benchmarks/Scenes"),
    .executableTarget(name: "graph-bench", dependencies: ["AttributeGraph"], path: "Benchmarks/Graph"),
    .testTarget(name: "GestureEngineTests", dependencies: ["GestureEngine", "CoreGraphics"]),
    .testTarget(name: "LayerTreeTests", dependencies: ["LayerTree"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "LayerTree", "GestureEngine", "CoreGraphics"]),
    .testTarget(
      name: "TouchstoneTests", dependencies: ["Touchstone", "SwiftUI", "UIKit", "LayerTree", "GestureEngine", "CoreGraphics"]),
    .executableTarget(
      name: "renderer-bench", dependencies: ["CairoRenderer", "LayerTree", "CoreGraphics"], path: "Benchmarks/Renderer"),
    .testTarget(name: "CairoRendererTests", dependencies: ["CairoRenderer", "LayerTree", "CoreGraphics", "CRaster"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SwiftUI", "Touchstone", "GestureEngine", "CoreGraphics", "AttributeGraph", "LayerTree", "UIKit"]),
    .testTarget(name: "ReelsTests", dependencies: ["Reels", "Touchstone", "SwiftUI", "CoreGraphics", "LayerTree", "UIKit"]),
    .testTarget(name: "ExhibitsTests", dependencies: ["Exhibits", "Touchstone", "SwiftUI"]),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "CoreGraphics"], exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v5]
)
