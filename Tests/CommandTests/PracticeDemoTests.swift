import Foundation
import Testing

/// The charts' demo, on the smallest screen and in Korean.
@Suite struct PracticeDemoTests {
  @Test func leavesPicturesAndALog() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("practice-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = try Command(
      "demo", "practice", "--output", folder.path, "--dark", "--locale", "ko_KR", "--device", "iPhone SE")
    #expect(command.status == 0, "\(command.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { $0.first?.isNumber == true }.count == 12)
    #expect(names.contains("filmstrip.png") && names.contains("screens.png"))

    let log = try String(contentsOf: folder.appendingPathComponent("log.txt"), encoding: .utf8)
    #expect(log.contains("SpatialTapGesture at Practice/ChartTapCatcher.swift:"), "one view catches all taps")
    #expect(log.contains("shown: \"12번째 연습\""), "an older session was opened")
    #expect(!log.contains("refused:") && !log.contains("unsettled:"))
  }
}
