import CoreGraphics
import Testing
import Touchstone

/// What scripts say when they make no sense, and when they ask for what cannot be done.
@MainActor @Suite struct OddScriptTests {
  @Test(arguments: [
    ("swipe 1 2", "read \"swipe\", expected a verb"), ("flik 1 2 by 0 9", "did you mean \"flick\"?"),
    ("tap", "read the end of the line, expected where"), ("tap 1", "read the end of the line, expected Y"),
    ("tap 1 two", "read \"two\", expected Y"), ("tap 1 2 3", "read \"3\", expected the end of the line"),
    ("tap \"Like", "expected a quotation mark that ends \"Like"), ("tap \"a\\q\"", "read \"\\q\""),
    ("tap \"a\"b", "right after a quotation mark"), ("tap \"\"", "a text that is not empty"),
    ("tap id", "an accessibilityIdentifier"),
    ("tap nan 5", "read \"nan\""), ("tap 1e9 5", "read \"1e9\""), ("tap 0x10 5", "read \"0x10\""),
    ("tap 999999 5", "read \"999999\""),
    ("drag 1 2 in 3", "expected \"to\" X Y or \"by\" DX DY"), ("drag 1 2 to 3 4", "expected \"in\""),
    ("drag 1 2 to 3 4 in -1", "read \"-1\", expected seconds, a number from 0 to 3600"), ("wait inf", "read \"inf\""),
    ("wait 1e300", "read \"1e300\""), ("pinch 1 2 from 0 to 5 in 1", "read \"0\", expected points"),
    ("pinch 1 2 scale 0 in 1", "read \"0\", expected a factor"), ("pinch 1 2 in 1", "expected \"from\" or \"scale\""),
    ("finger 11 up", "a number from 1 to 10"), ("finger 1 jump", "what the finger does: down, move, hold, pause, up, cancel"),
    ("finger 1.5 pu", "did you mean \"up\"?"), ("device \"iPhone 3\"", "did you mean \"iPhone SE\"?"),
    ("locale klingon", "a locale such as"),
    ("expect", "an element"), ("expect 5 5", "an element"), ("expect \"a\" valeu \"b\"", "did you mean \"value\"?"),
    ("picture ../up.png", "inside the folder"), ("picture /etc/x.png", "inside the folder"),
    ("picture a.jpg", "the name of a PNG file"),
    ("filmstrip a.png for 100 every 0.1", "read 1001 pictures, expected at most 60"),
    ("record a.png rate 0", "pictures a second"),
    ("perform Next on id a", "the name of an action between quotation marks"), ("activate 5 5", "an element"),
    ("end", "no block was begun"), ("together", "expected \"end\" of this block"), ("frames-per-second 50", "60, 120"),
  ])
  func senselessLinesSayWhatWasReadAndExpected(line: String, reason: String) throws {
    let errors = try #require(throws: TouchScriptErrors.self) { try TouchScript("# first\n\n  \(line)", name: "odd.touches") }
    #expect(errors.errors.count == 1)
    #expect(errors.description.hasPrefix("odd.touches:3: ") && errors.description.contains(reason), "\(errors)")
  }

  @Test func allErrorsAreToldAtOnceAndNotTooMany() throws {
    let errors = try #require(throws: TouchScriptErrors.self) { try TouchScript("tap\ntap 1 1\nwait", name: "a") }
    #expect(errors.errors.map(\.line) == [1, 3])
    let many = try #require(throws: TouchScriptErrors.self) {
      try TouchScript(String(repeating: "nonsense\n", count: 10_000), name: "a")
    }
    #expect(many.errors.count == 20)
  }

  @Test func blocksHoldFingersOnly() throws {
    for (inner, reason) in [("settle", "read \"settle\", expected a step of a finger"), ("together", "blocks don't hold blocks")]
    {
      let errors = try #require(throws: TouchScriptErrors.self) { try TouchScript("together\n\(inner)\nend", name: "a") }
      #expect(errors.errors[0].line == 2 && errors.description.contains(reason))
    }
    let late = try #require(throws: TouchScriptErrors.self) { try TouchScript("settle\ndevice \"iPhone 15\"", name: "a") }
    #expect(late.description.contains("after the first step"))
  }

  @Test(arguments: [("", 0), ("\n\n", 0), ("# only a comment", 0), ("\r\n# windows\r\nwait 0\r\n", 1), ("\u{FEFF}wait 0", 1)])
  func strangeTexts(text: String, steps: Int) throws {
    let script = try TouchScript(text, name: "a")
    #expect(script.steps.count == steps)
    try counter().play(script)
  }

  @Test func typesettersQuotationMarksAreMarksToo() throws {
    let errors = try #require(throws: TouchScriptErrors.self) { try TouchScript("“", name: "a") }
    #expect(errors.description.hasPrefix("a:1: ") && errors.description.contains("expected a quotation mark that ends"))
  }

  @Test(arguments: [
    ("tap \"Ad\"", "There is no element with the text \"Ad\". There is: \"Add\""),
    ("tap id nothing", "the identifier \"nothing\""),
    ("tap \"Far away\"", "lies off the screen"), ("tap 500 5", "outside the glass"),
    ("drag 5 5 by 10000 0 in 0.1\nfinger 1 up", "was lifted while it was up"),
    ("finger 1 down 5 5\nfinger 1 down 6 6", "while it was down"), ("finger 2 move to 5 5", "moved to (5, 5) while it was up"),
    ("pinch 5 5 from 50 to 90 in 0.1", "its fingers would land at"), ("expect \"Far away\"", "can't be seen"),
    ("expect no \"Add\" within 0.5", "\"Add\""), ("expect id add disabled", "was expected to be disabled"),
    ("expect id pad value \"7\"", "was expected to be value \"7\", and is \"0\""), ("stop", "nothing is being recorded"),
    ("perform \"Rset\" on id pad", "did you mean \"Reset\"?"), ("increment \"Add\"", "has no accessibilityAdjustableAction"),
    ("record a.png\nrecord b.png", "\"a.png\" is being recorded"), ("tap \"Lock\"\ntap \"Add\"", "is disabled"),
    ("together\nfinger 1 down 5 5\nfinger 1 pause 1\nend", "paused while it was down"),
  ])
  func theImpossibleEndsTheScriptAtItsLine(text: String, reason: String) throws {
    let script = try TouchScript(text, name: "hard.touches")
    let screen = try counter()
    let error = try #require(throws: TouchScriptError.self) { try screen.play(script) }
    let lines = text.split(separator: "\n")
    let line = lines.last == "end" ? lines.count - 1 : lines.count
    #expect(error.line == line && error.text == String(lines[line - 1]), "\(error)")
    #expect(error.description.contains(reason), "\(error)")
  }
}
