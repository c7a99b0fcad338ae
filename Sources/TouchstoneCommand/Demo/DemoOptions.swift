import Foundation
import Touchstone

/// On what a demo is played and where its files go.
struct DemoOptions {
  var output: String
  var device = Device.iPhone14
  var settings = Settings()

  init(_ words: [String], output: String = "out/reels") throws {
    self.output = output
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--dark": settings.isDark = true
      case "--output": self.output = try CommandWords.value(of: word, in: &rest)
      case "--locale": settings.locale = try CommandWords.locale(CommandWords.value(of: word, in: &rest))
      case "--device": device = try CommandWords.device(CommandWords.value(of: word, in: &rest))
      default: throw UsageError(stray: word)
      }
    }
  }
}
