import CoreGraphics
import SwiftUI
import UIKit

/// Runs an app that is started by its `main()` where there is no window: on an iPhone 14, until it comes to rest. Leaves a picture and
/// prints what the app wrote on its console.
///
/// The first argument of the command names the PNG file; without one it is `out/` and the command's name.
public final class HostLauncher: DefaultAppLauncher {
  package init() {}

  public func run(_ start: @escaping @MainActor (UIWindowScene) -> Void) {
    do {
      let screen = try Screen(.iPhone14, settings: Settings(), resource: { _ in nil }, start: start)
      let rest = Result { try screen.settle() }
      screen.console.forEach { print($0) }
      if case .failure(let error) = rest { print(error) }
      let path = picturePath(CommandLine.arguments)
      try screen.picture().write(to: path)
      print("A picture of the app after \(seconds(screen.now)) s: \(path)")
    } catch {
      print(error)
    }
  }

  private func picturePath(_ arguments: [String]) -> String {
    if arguments.count > 1 { return arguments[1] }
    let name = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
    return "out/\(name).png"
  }
}
