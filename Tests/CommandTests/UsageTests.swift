import Testing

/// What the command says to lines that make no sense, and to those who ask.
@Suite struct UsageTests {
  @Test(arguments: ["--help", "-h", "help"])
  func helpNamesTheCommandAndItsOptions(word: String) throws {
    let help = try Command(word)
    #expect(help.status == 0 && help.errors.isEmpty)
    for expected in [
      "touchstone demo EXAMPLE", "touchstone play SCRIPT", "--output", "--device", "--locale", "--dark", "Exit status",
    ] {
      #expect(help.output.contains(expected))
    }
  }

  @Test func withoutWordsItHelps() throws {
    #expect(try Command().output == Command("--help").output)
  }

  @Test(arguments: [
    (["dmo"], "no command \"dmo\""),
    (["demo"], "the name of an example"),
    (["run"], "the name of an example"),
    (["run", "cats"], "no example \"cats\""),
    (["run", "reels", "--output", "x"], "no option --output"),
    (["demo", "--dark"], "the name of an example"),
    (["play"], "play needs the name of a touch script"),
    (["play", "/nowhere.touches"], "/nowhere.touches can't be read"),
    (["play", "/dev/null", "cats"], "no example \"cats\""),
    (["play", "/dev/null", "reels", "more"], "\"more\" is one word too many"),
    (["demo", "cats"], "no example \"cats\""),
    (["demo", "reels", "--colour"], "no option --colour"),
    (["demo", "reels", "more"], "\"more\" is one word too many"),
    (["demo", "reels", "--output"], "--output needs a value"),
    (["demo", "reels", "--output", "--dark"], "--output needs a value"),
    (["demo", "reels", "--device", "iPhone 3"], "there are iPhone SE, iPhone 14"),
    (["demo", "reels", "--locale", "klingon"], "\"klingon\" is no locale"),
  ])
  func senselessLinesEndWithTwoAndSayWhy(words: [String], reason: String) throws {
    let command = try Command(words)
    #expect(command.status == 2)
    #expect(command.output.isEmpty)
    #expect(command.errors.contains(reason) && command.errors.contains("--help"), "\(command.errors)")
  }

  @Test func aFolderThatCannotBeMadeEndsWithOne() throws {
    let command = try Command("demo", "reels", "--output", "/proc/nowhere")
    #expect(command.status == 1)
    #expect(command.errors.contains("nowhere"), "\(command.errors)")
  }
}
