import TestSupport
import Testing

@Suite struct NoDisplayTests {
  @Test func withoutADisplayItSaysHowToGoOn() throws {
    let run = try Child(builtProduct("touchstone").path, ["run", "Examples/Reels"])
    #expect(run.waitForEnd() == 1)
    #expect(run.output.contains("there is no display") && run.output.contains("touchstone demo reels"), "\(run.output)")
  }

  @Test func aDisplayThatDoesNotAnswerIsNamed() throws {
    let run = try Child(builtProduct("touchstone").path, ["run", "reels"], display: 59_999)
    #expect(run.waitForEnd() == 1)
    #expect(run.output.contains("opening the display failed"), "\(run.output)")
  }
}
