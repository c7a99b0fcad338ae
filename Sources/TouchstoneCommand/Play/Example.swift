import Foundation
import SwiftUI
import Touchstone
import UIKit

@testable import Reels

/// An app of `Examples/` that the command can start.
enum Example: String, CaseIterable {
  case reels

  /// By its name, or by its folder.
  init(_ name: String) throws {
    let path = URL(fileURLWithPath: name).pathComponents
    let word = path.dropLast().last == "Examples" ? path.last ?? name : name
    guard let example = Example(rawValue: word.lowercased()) else {
      let names = Example.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("there is no example \"\(name)\"; there is one: \(names)")
    }
    self = example
  }

  @MainActor func screen(_ device: Device, _ settings: Settings) throws -> Screen {
    switch self {
    case .reels: try Screen(device, settings: settings, app: ReelsApp.self)
    }
  }
  var title: String { rawValue.capitalized }

  /// Puts its first window on `scene`, as its `main()` would.
  @MainActor func start(in scene: UIWindowScene) {
    switch self {
    case .reels: ReelsApp.start(in: scene)
    }
  }
}
