import CoreGraphics
import SwiftUI
import UIKit

extension Screen {
  /// Starts an application whose window shows `view`.
  /// - Parameter resource: The bytes of a named resource of the application (`Image("cover")`).
  /// - Throws: When the fonts that text is set in are not installed.
  public convenience init<Content: View>(
    _ device: Device = .iPhone14, settings: Settings = Settings(), resource: @escaping @Sendable (String) -> Data? = { _ in nil },
    @ViewBuilder view: @escaping @MainActor () -> Content
  ) throws {
    try self.init(device, settings: settings, resource: resource, controller: { UIHostingController(rootView: view()) })
  }

  /// Starts an app as its `main()` would.
  public convenience init<Application: App>(
    _ device: Device = .iPhone14, settings: Settings = Settings(), resource: @escaping @Sendable (String) -> Data? = { _ in nil },
    app: Application.Type
  ) throws {
    try self.init(device, settings: settings, resource: resource, start: { Application.start(in: $0) })
  }
}
