import Foundation
import Testing

/// Scripts that the command plays over the example.
@Suite struct PlayTests {
  private func play(_ text: String, _ words: String..., check: (Command, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("play-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = folder.appendingPathComponent("flick.touches")
    try Data(text.utf8).write(to: script)
    try check(Command(["play", script.path] + words + ["--output", folder.path]), folder)
  }

  @Test func aScriptLeavesItsFilesAndALog() throws {
    let text = """
      # The second card comes
      record flick.png width 100 rate 10
      drag 50% 60% by 0 -150 in 0.15
      settle
      stop
      expect "Harbour Weather"
      picture next.png
      """
    try play(text, "reels", "--device", "iPhone SE") { command, folder in
      #expect(command.status == 0, "\(command.errors)")
      #expect(command.output.contains("flick.png, next.png, log.txt"), "\(command.output)")
      let log = try String(contentsOf: folder.appendingPathComponent("log.txt"), encoding: .utf8)
      #expect(
        log.contains("# The second card comes\n") && log.contains("# drag 50% 60%") && log.contains("shown: \"Harbour Weather\""))
      let movie = try Data(contentsOf: folder.appendingPathComponent("flick.png"))
      #expect(movie.range(of: Data("acTL".utf8)) != nil && movie.count < 400_000, "\(movie.count) bytes")
    }
  }

  @Test func whatIsNotMetEndsWithOneAPictureAndThePlace() throws {
    try play("settle\nexpect \"Harbor Weather\"") { command, folder in
      #expect(command.status == 1)
      #expect(
        command.errors.contains("flick.touches:2: There is no element with the text \"Harbor Weather\""), "\(command.errors)")
      #expect(command.errors.contains("\"Harbour Weather\""))
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("failed.png").path))
      let log = try String(contentsOf: folder.appendingPathComponent("log.txt"), encoding: .utf8)
      #expect(log.contains("failed: "))
    }
  }

  @Test func senselessScriptsEndWithOneAndAllTheirPlaces() throws {
    try play("tpa 5 5\nsettle\nwait") { command, _ in
      #expect(command.status == 1)
      #expect(command.errors.contains("flick.touches:1: read \"tpa\"") && command.errors.contains("flick.touches:3: "))
      #expect(command.errors.contains("did you mean \"tap\"?"))
    }
  }
}
