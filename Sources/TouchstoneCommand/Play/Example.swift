import Foundation
import SwiftUI
import Touchstone
import UIKit

@testable import Practice
@testable import Reels
@testable import Scanner

/// An app of `Examples/` that the command can start.
enum Example: String, CaseIterable {
  case reels, scanner, practice

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// By its name, or by its folder.
  init(_ name: String) throws {
    let path = URL(fileURLWithPath: name).pathComponents
    let word = path.dropLast().last == "Examples" ? path.last ?? name : name
    guard let example = Example(rawValue: word.lowercased()) else {
      throw UsageError("there is no example \"\(name)\"; there are: \(Self.names)")
    }
    self = example
  }

  @MainActor func screen(_ device: Device, _ settings: Settings) throws -> Screen {
    try prepare()
    switch self {
    case .reels: return try Screen(device, settings: settings, app: ReelsApp.self)
    case .scanner: return try Screen(device, settings: settings, app: ScannerApp.self)
    case .practice: return try Screen(device, settings: settings, app: PracticeApp.self)
    }
  }

  /// Makes what the app needs besides its source: Scanner's pages, in out/scans, where they stay.
  @MainActor func prepare() throws {
    guard self == .scanner else { return }
    let folder = URL(fileURLWithPath: "out/scans")
    try ScanPages.prepare(in: folder)
    ScanLibrary.folder = folder
  }

  var title: String { rawValue.capitalized }

  /// Puts its first window on `scene`, as its `main()` would.
  @MainActor func start(in scene: UIWindowScene) {
    switch self {
    case .reels: ReelsApp.start(in: scene)
    case .scanner: ScannerApp.start(in: scene)
    case .practice: PracticeApp.start(in: scene)
    }
  }
}
