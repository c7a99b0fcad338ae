import Foundation
import SwiftUI
import Testing
import Touchstone

@testable import TouchstoneCommand

/// The log of a demo that goes on for longer than a screen remembers.
@MainActor @Suite struct DemoRecorderTests {
  @Test func aLongDemoSaysWhatItsLastTouchesDid() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recorder-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorder = try DemoRecorder(screen: Screen { Like() }, folder: folder)
    let screen = recorder.screen
    let place = CGPoint(x: screen.size.width / 2, y: screen.size.height / 2)
    try recorder.step("A tap") { screen.tap(at: place) }
    let perTap = screen.touchLog.count
    let taps = 10_000 / perTap + 20
    try recorder.step("More taps than are kept") { for _ in 1...taps { screen.tap(at: place) } }
    try recorder.step("A tap") { screen.tap(at: place) }
    try recorder.saveLog(as: "log.txt")

    let log = try String(contentsOf: folder.appendingPathComponent("log.txt"), encoding: .utf8)
    let steps = log.components(separatedBy: "# ")
    #expect(steps.count == 4 && perTap > 20)
    #expect(steps[2].contains("(\(taps * perTap - 10_000) lines before these are no longer kept)"), "what is missing is said")
    #expect(steps[3].components(separatedBy: " down at ").count == 2, "the tap of this step, once: \(steps[3])")
    #expect(steps[3].contains("finger \(taps + 2) down") && !steps[3].contains("no longer kept"))
  }
}

/// Hears each tap many times, so that few of them fill the log.
private struct Like: View {
  var body: some View {
    Self.hearing(Text("Like").frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle()), times: 24)
  }
  private static func hearing(_ view: some View, times: Int) -> AnyView {
    times == 0 ? AnyView(view) : hearing(view.simultaneousGesture(TapGesture()), times: times - 1)
  }
}
