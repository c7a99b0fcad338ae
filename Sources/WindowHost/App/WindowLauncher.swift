import CoreGraphics
import SwiftUI
import Touchstone
import UIKit

/// Runs an app that is started by its `main()`: in a window where there is a display, else as `HostLauncher` does, which also
/// serves those who ask for a picture.
public final class WindowLauncher: DefaultAppLauncher {
  package init() {}

  public func run(_ start: @escaping @MainActor (UIWindowScene) -> Void) {
    let headless = HostLauncher()
    guard !headless.isAskedFor else { return headless.run(start) }
    do {
      var options = WindowOptions()
      // Words that are not ours are the app's own.
      var words = CommandLine.arguments.dropFirst()
      while !words.isEmpty {
        try options.take(&words)
        words = words.dropFirst()
      }
      let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "App"
      try AppWindow.run(options, title: name, start: start)
    } catch let error as WindowError {
      print("No window: \(error).")
      headless.run(start)
    } catch {
      print(error)
      exit(2)
    }
  }
}
