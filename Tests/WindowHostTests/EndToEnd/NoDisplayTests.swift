import Foundation
import Testing

@Suite struct NoDisplayTests {
  @Test func withoutADisplayItSaysHowToGoOn() throws {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let command = tests.deletingLastPathComponent().appendingPathComponent("touchstone").path
    let run = try Child(command, ["run", "Examples/Reels"])
    #expect(run.waitForEnd() == 1)
    #expect(run.output.contains("there is no display") && run.output.contains("touchstone demo reels"), "\(run.output)")
  }

  @Test func aDisplayThatDoesNotAnswerIsNamed() throws {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let command = tests.deletingLastPathComponent().appendingPathComponent("touchstone").path
    let run = try Child(command, ["run", "reels"], display: 59_999)
    #expect(run.waitForEnd() == 1)
    #expect(run.output.contains("opening the display failed"), "\(run.output)")
  }
}
