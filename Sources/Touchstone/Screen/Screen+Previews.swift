import SwiftUI
import UIKit

extension Screen {
  /// The previews that are linked in: those of `#Preview` by file and line, then those of preview providers by name.
  public static var previews: [Preview] { PreviewDiscovery.previews }

  /// Shows a preview by itself.
  /// - Throws: When the fonts that text is set in are not installed.
  public convenience init(
    _ device: Device = .iPhone14, settings: Settings = Settings(), resource: @escaping @Sendable (String) -> Data? = { _ in nil },
    preview: Preview
  ) throws {
    try self.init(device, settings: settings, resource: resource, controller: { preview.makeController() })
  }
}
