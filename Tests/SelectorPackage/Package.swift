// swift-tools-version: 6.0
import PackageDescription

// A package as a user's would be: UIKit source with Objective-C's marks, untouched. script/selector-package builds and runs it by
// `touchstone build`, `run` and `test`.
let package = Package(
  name: "selector-package",
  dependencies: [.package(name: "touchstone", path: "../..")],
  targets: [
    // The same files in both language modes: Ticker5 is a link to Ticker.
    .executableTarget(
      name: "Ticker", dependencies: [.product(name: "SwiftUI", package: "touchstone")], swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "Ticker5", dependencies: [.product(name: "SwiftUI", package: "touchstone")], swiftSettings: [.swiftLanguageMode(.v5)]),
    // What a plain swift build compiles too: the plugin rewrites what lies below the folder and is not the target's own.
    .target(
      name: "Plugged", dependencies: [.product(name: "UIKit", package: "touchstone")], path: "Plugged",
      sources: ["Placeholder.swift"], swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "RewriteForLinux", package: "touchstone")]),
    .testTarget(
      name: "TickerTests",
      dependencies: [
        "Ticker", "Plugged", .product(name: "SwiftUI", package: "touchstone"),
        .product(name: "Touchstone", package: "touchstone"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
