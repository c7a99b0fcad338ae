import Touchstone

@testable import Reels

/// An app of `Examples/` that the command can start.
enum Example: String, CaseIterable {
  case reels

  init(_ name: String) throws {
    guard let example = Example(rawValue: name.lowercased()) else {
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
}
