import Foundation
import Touchstone

/// Plays a file of touches over an example and writes down each step.
@MainActor
struct ScriptPlay {
  private let script: TouchScript
  private let options: PlayOptions

  init(_ options: PlayOptions) throws {
    self.options = options
    let text: String
    do { text = try String(contentsOfFile: options.script, encoding: .utf8) } catch {
      throw UsageError("\(options.script) can't be read as a text: \(error.localizedDescription)")
    }
    script = try TouchScript(text, name: options.script, device: options.demo.device, settings: options.demo.settings)
  }

  /// - Returns: The summary for whoever started it.
  func play() throws -> String {
    let screen = try options.example.screen(script.device ?? .iPhone14, script.settings)
    let folder = URL(fileURLWithPath: options.demo.output)
    let recorder = try DemoRecorder(screen: screen, folder: folder)
    let player = TouchScriptPlayer(script, on: screen) { try recorder.save($1, as: $0) }
    do {
      for step in script.steps { try recorder.step(step.title) { try player.play(step) } }
      try player.finish()
    } catch {
      // What it looked like when the script ended, for whoever mends it.
      try recorder.save(screen.picture(), as: "failed.png")
      try recorder.saveLog(as: "log.txt")
      throw error
    }
    try recorder.saveLog(as: "log.txt")
    let seconds = String(format: "%.1f", screen.now)
    return """
      \(options.script) on an \(screen.device.name): \(seconds) s of its own time, \(screen.work.framesRun) frames, \(recorder.steps) steps.
      \(recorder.files.joined(separator: ", "))
      in \(options.demo.output)
      """
  }
}
