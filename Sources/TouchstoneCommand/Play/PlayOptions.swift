import Foundation
import Touchstone

/// Which script is played, on which example, and where its files go.
struct PlayOptions {
  var script: String
  var example = Example.reels
  var demo: DemoOptions

  /// `words` follow the word "play".
  init(_ words: [String]) throws {
    guard let script = words.first, !script.hasPrefix("-") else {
      throw UsageError("play needs the name of a touch script")
    }
    self.script = script
    var rest = Array(words.dropFirst())
    if let name = rest.first, !name.hasPrefix("-") {
      example = try Example(name)
      rest.removeFirst()
    }
    let usual = "out/" + URL(fileURLWithPath: script).deletingPathExtension().lastPathComponent
    demo = try DemoOptions(rest, output: usual)
  }
}
