import CoreGraphics
import Foundation
import TestSupport
import Testing
import Touchstone

/// An app in a window of a server of its own, with what a test does to it and sees of it.
final class WindowedApp {
  let server: XServer
  private let app: Child
  /// Of the window on the server's screen.
  let size: CGSize
  lazy var touchScreen = Result { try server.device("touch") }
  lazy var mouse = Result { try server.device("mouse") }
  lazy var keyboard = Result { try server.device("keyboard") }

  /// - Parameter size: That the window will have, in pixels.
  init(_ program: String, _ arguments: String..., size: CGSize) throws {
    self.size = size
    server = try XServer()
    do {
      app = try Child(builtProduct(program).path, arguments + ["--scale", "1", "--figures"], display: server.display)
    } catch {
      server.stop()
      throw error
    }
    do {
      try waitForRest { $0.frames > 0 }
      waitUntilShown()
    } catch {
      stop()
      throw error
    }
  }

  /// A new window is shown, exposed and given the pointer in its own time.
  private func waitUntilShown() {
    var seen = output
    _ = app.wait(10) { output in
      Thread.sleep(forTimeInterval: 0.3)
      defer { seen = output }
      return output == seen
    }
  }

  func stop() {
    app.stop()
    server.stop()
  }

  var output: String { app.output }

  func wait(until isMet: () throws -> Bool) rethrows -> Bool { try app.wait(20) { _ in try isMet() } }

  /// Until it has written `text`.
  func waitFor(_ text: String) -> Bool { app.wait(20) { $0.contains(text) } }

  // MARK: Figures

  struct Figures {
    var frames: Int, presents: Int, wakeUps: Int
  }

  /// The last line of figures of this kind.
  func figures(_ kind: String = "at rest") -> Figures? {
    let line = output.split(separator: "\n").last { $0.hasPrefix("figures: \(kind)") }
    guard let numbers = line?.firstMatch(of: #/: (\d+) frames, (\d+) presents, \d+ pixels, (\d+) wake-ups/#) else { return nil }
    return Figures(frames: Int(numbers.1) ?? 0, presents: Int(numbers.2) ?? 0, wakeUps: Int(numbers.3) ?? 0)
  }

  /// Until it has come to rest with such figures.
  func waitForRest(_ isMet: (Figures) -> Bool) throws {
    guard app.wait(20, until: { _ in figures().map(isMet) ?? false }) else {
      throw XServerError("The window did not come to rest as expected. It wrote:\n\(output)")
    }
  }

  /// Does something, and waits until the window has drawn something and come to rest.
  func settle(after action: () throws -> Void) throws {
    let before = figures()?.presents ?? 0
    try action()
    try waitForRest { $0.presents > before }
  }

  /// Context switches of all its threads since it began.
  func contextSwitches() throws -> Int {
    let threads = "/proc/\(try #require(app.identifier))/task"
    return try FileManager.default.contentsOfDirectory(atPath: threads).reduce(0) { sum, thread in
      let status = try String(contentsOfFile: "\(threads)/\(thread)/status", encoding: .utf8)
      return sum + status.matches(of: #/voluntary_ctxt_switches:\s+(\d+)/#).reduce(0) { $0 + (Int($1.1) ?? 0) }
    }
  }

  /// Asks it to close.
  /// - Returns: Its exit status.
  func close() -> Int32 { app.stop() }

  // MARK: The window

  /// Windows begin in the middle of a screen that nobody manages.
  func place(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: ((server.size.width - size.width) / 2).rounded(.down) + point.x,
      y: ((server.size.height - size.height) / 2).rounded(.down) + point.y)
  }

  /// - Parameter size: Of the window, once it has another one.
  func picture(size: CGSize? = nil) throws -> Picture {
    let origin = place(.zero), size = size ?? self.size
    return try server.picture().cropped(
      x: Int(origin.x), y: Int(origin.y), width: Int(size.width), height: Int(size.height))
  }

  /// Presses keys together; numbers of keys in X.
  func press(_ keys: Int32...) throws {
    let keyboard = try keyboard.get()
    for key in keys { try keyboard.key(key, true) }
    for key in keys.reversed() { try keyboard.key(key, false) }
  }
}
