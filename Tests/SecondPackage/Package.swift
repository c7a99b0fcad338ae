// swift-tools-version: 6.0
import PackageDescription

// A package as a user's would be: plain iOS source, and Touchstone by its path. script/second-package builds and runs it.
let package = Package(
  name: "second-package",
  dependencies: [.package(name: "touchstone", path: "../..")],
  targets: [
    // The same files in both language modes: Mode5 is a link to Mode6.
    .executableTarget(
      name: "Mode5", dependencies: [.product(name: "SwiftUI", package: "touchstone")], swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Mode6", dependencies: [.product(name: "SwiftUI", package: "touchstone")], swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "SecondPackageTests",
      dependencies: [
        "Mode6", .product(name: "SwiftUI", package: "touchstone"), .product(name: "Touchstone", package: "touchstone"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
