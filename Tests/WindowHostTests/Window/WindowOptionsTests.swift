import Testing
import Touchstone

@testable import WindowHost

@Suite struct WindowOptionsTests {
  private func options(_ words: String...) throws -> (WindowOptions, rest: [String]) {
    var options = WindowOptions()
    var rest = words[...]
    try options.take(&rest)
    return (options, Array(rest))
  }

  @Test func takesItsOwnAndLeavesTheRest() throws {
    let (options, rest) = try options("--dark", "--device", "iphone se", "--scale", "2", "--no-frame", "--verbose", "--dark")
    #expect(options.settings.isDark && options.device == .iPhoneSE && options.scale == 2 && !options.showsFrame)
    #expect(rest == ["--verbose", "--dark"])
  }

  @Test(arguments: ["0", "4", "1.5", "large"])
  func scalesAreWholePixels(value: String) {
    let error = #expect(throws: UsageError.self) { try options("--scale", value) }
    #expect(error?.description.contains("\"\(value)\" is no scale") == true)
  }
}
