import Foundation
import Testing

/// The demo as a reader of the README meets it.
@Suite struct ReelsDemoTests {
  private func temporaryFolder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("reels-\(UUID().uuidString)")
  }

  @Test func leavesPicturesAFilmstripAndALog() throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = try Command("demo", "reels", "--output", folder.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(command.output.contains(folder.path), "the summary says where")

    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let moments = names.filter { $0.first?.isNumber == true }
    #expect(moments.count == 14)
    #expect(names.contains("filmstrip.png") && names.contains("screens.png"))
    for name in moments {
      let size = try pngSize(folder.appendingPathComponent(name))
      #expect(size == [1170, 2532], "\(name)")
    }

    let log = try String(contentsOf: folder.appendingPathComponent("log.txt"), encoding: .utf8)
    #expect(log.contains("DragGesture at Reels/PagingLayer.swift:"), "gestures are named by their lines")
    #expect(log.contains("shown: \"Harbour Weather\""), "the flick brought the second card")
    #expect(!log.contains("refused:") && !log.contains("unsettled:"))
  }

  @Test func theSameScriptLeavesTheSameBytes() throws {
    let folders = [temporaryFolder(), temporaryFolder()]
    defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
    for folder in folders {
      let command = try Command(
        "demo", "reels", "--output", folder.path, "--dark", "--locale", "ko_KR", "--device", "iPhone SE")
      #expect(command.status == 0, "\(command.errors)")
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folders[0].path) {
      let bytes = try folders.map { try Data(contentsOf: $0.appendingPathComponent(name)) }
      #expect(bytes[0] == bytes[1], "\(name)")
    }
  }

  /// Width and height stand in a PNG's first chunk, big end first.
  private func pngSize(_ file: URL) throws -> [Int] {
    let bytes = [UInt8](try Data(contentsOf: file).prefix(24))
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
