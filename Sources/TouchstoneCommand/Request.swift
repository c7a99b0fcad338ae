import Foundation
import Touchstone

/// What a command line asks for.
enum Request {
  case help
  case reels(DemoOptions)
  case play(PlayOptions)
  case packageHelp
  case package(PackageRequest)

  static let usage = """
    Usage: touchstone demo reels [options]
           touchstone play SCRIPT [EXAMPLE] [options]
           touchstone build|test|run [options of SwiftPM]

    Plays a script of fingers over an example, without a display and on a clock of its own, and leaves pictures, a
    filmstrip and a log of the touches. SCRIPT is a text file, see Documentation/TouchScripts.md; EXAMPLE is reels.
    build, test and run are SwiftPM's, for packages of iOS source as it stands; touchstone build --help says more.

    Options:
      --output FOLDER   where the files go (default: out/ and the name of the script)
      --device NAME     \(Device.named.map { "\"\($0.name)\"" }.joined(separator: ", "))
                        (default: "iPhone 14")
      --locale NAME     such as ko_KR (default: en_US)
      --dark            dark appearance
      -h, --help        prints this

    Exit status: 0 done, 1 something went wrong, 2 the command line makes no sense.
    """

  init(_ words: [String]) throws {
    if let verb = words.first.flatMap(PackageRequest.Verb.init(rawValue:)), verb != .run || PackageRequest.isMeant(by: words) {
      let isQuestion = ["-h", "--help"].contains(words.dropFirst().first)
      self = isQuestion ? .packageHelp : .package(try PackageRequest(verb, Array(words.dropFirst())))
      return
    }
    if words.isEmpty || words.contains(where: { ["-h", "--help", "help"].contains($0) }) {
      self = .help
      return
    }
    if words[0] == "play" {
      self = .play(try PlayOptions(Array(words.dropFirst())))
      return
    }
    guard words[0] == "demo" else {
      throw UsageError("there is no command \"\(words[0])\"; there are: demo, play, build, test, run")
    }
    guard words.count > 1, !words[1].hasPrefix("-") else {
      throw UsageError("demo needs the name of an example; there is one: reels")
    }
    guard words[1] == "reels" else {
      throw UsageError("there is no example \"\(words[1])\"; there is one: reels")
    }
    self = .reels(try DemoOptions(Array(words.dropFirst(2))))
  }
}

/// A command line that makes no sense.
struct UsageError: Error, CustomStringConvertible {
  let text: String
  init(_ text: String) { self.text = text }
  var description: String { "\(text). See touchstone --help." }
}
