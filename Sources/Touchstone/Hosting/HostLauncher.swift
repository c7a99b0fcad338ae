import CoreGraphics
import SwiftUI
import UIKit

/// Runs an app that is started by its `main()` where there is no window: on an iPhone 14, until it comes to rest. Prints what the
/// app wrote on its console and what its screen shows, and saves a picture where `--picture FILE` on the command line says.
public final class HostLauncher: DefaultAppLauncher {
  private static let pictureOption = "--picture"

  package init() {}

  /// The command line wants a picture, which needs no window.
  package var isAskedFor: Bool { CommandLine.arguments.contains(Self.pictureOption) }

  /// Lets the app put its first window on the scene, settles, reports, and ends the process if it can't. `start` is the app's
  /// own.
  public func run(_ start: @escaping @MainActor (UIWindowScene) -> Void) {
    let arguments = CommandLine.arguments
    var picturePath: String?
    if let option = arguments.firstIndex(of: Self.pictureOption) {
      guard option + 1 < arguments.count else {
        print("\(Self.pictureOption) needs the name of a PNG file after it.")
        exit(2)
      }
      picturePath = arguments[option + 1]
    }
    do {
      let screen = try Screen(.iPhone14, settings: Settings(), resource: { _ in nil }, start: start)
      let rest = Result { try settle(screen) }
      screen.console.forEach { print($0) }
      if case .failure(let error) = rest { print(error) }
      print(summary(of: screen, hasPicture: picturePath != nil))
      if let picturePath {
        try screen.picture().write(to: picturePath)
        print("A picture of it: \(picturePath)")
      }
    } catch {
      print(error)
      exit(1)
    }
  }

  /// Until nothing asks for a frame, and tasks had a quarter of a second to bring something new (a choice).
  private func settle(_ screen: Screen) throws {
    try screen.settle()
    for _ in 0..<25 {
      Thread.sleep(forTimeInterval: 0.01)
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      try screen.settle()
    }
  }

  private func summary(of screen: Screen, hasPicture: Bool) -> String {
    let texts = screen.elements.filter { $0.role == .text && $0.isVisible }.compactMap(\.label)
    let shown = texts.isEmpty ? "no text" : texts.map { "\"\($0)\"" }.joined(separator: ", ")
    let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "The app"
    let time = "\(seconds(screen.now)) s of its own time"
    var summary = "\(name) ran without a window on an \(screen.device.name) for \(time) and shows \(shown)."
    if !hasPicture { summary += " \(Self.pictureOption) FILE saves a picture; tests touch it with Touchstone's Screen." }
    return summary
  }
}
