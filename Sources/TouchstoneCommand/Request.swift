import Foundation
import Touchstone
import WindowHost

/// What a command line asks for.
enum Request {
  case help
  case runHelp
  case demo(Example, DemoOptions)
  case play(PlayOptions)
  case packageHelp
  case package(PackageRequest)
  case run(Example, WindowOptions)
  case scans(folder: String)

  static let usage = """
    Usage: touchstone demo EXAMPLE [options]
           touchstone play SCRIPT [EXAMPLE] [options]
           touchstone run EXAMPLE [options]
           touchstone build|test|run [options of SwiftPM]
           touchstone scans FOLDER

    demo and play: a script of fingers over an example, without a display and on a clock of its own. They leave pictures,
    a filmstrip and a log of the touches. SCRIPT is a text file, see Documentation/TouchScripts.md; EXAMPLE is one of
    \(Example.names).
    run opens an example in a window in which you are the finger; touchstone run --help lists its options and keys.
    scans writes the pages that Examples/Scanner shows, one of them of 12,000 × 16,000 pixels; what is there already stays.
    build, test and run are SwiftPM's, for packages of iOS source as it stands; touchstone build --help says more.

    Options of demo and play:
      --output FOLDER   where the files go (default: out/ and the name of the script)
      --device NAME     \(Device.named.map { "\"\($0.name)\"" }.joined(separator: ", "))
                        (default: "iPhone 14")
      --locale NAME     such as ko_KR (default: en_US)
      --dark            dark appearance
      -h, --help        prints this

    Exit status: 0 done, 1 something went wrong, 2 the command line makes no sense.
    """

  static let runUsage = """
    Usage: touchstone run EXAMPLE [options]

    Opens an example in a window. EXAMPLE is one of \(Example.names), or its folder, as Examples/Reels.

    Options:
    \(WindowOptions.help)

    In the window:
    \(AppWindow.keys)
    """

  init(_ words: [String]) throws {
    if let verb = words.first.flatMap(PackageRequest.Verb.init(rawValue:)), verb != .run || PackageRequest.isMeant(by: words) {
      let isQuestion = ["-h", "--help"].contains(words.dropFirst().first)
      self = isQuestion ? .packageHelp : .package(try PackageRequest(verb, Array(words.dropFirst())))
      return
    }
    let asksForHelp = words.contains { ["-h", "--help", "help"].contains($0) }
    if words.isEmpty || asksForHelp {
      self = words.first == "run" ? .runHelp : .help
      return
    }
    let rest = Array(words.dropFirst())
    switch words[0] {
    case "demo":
      let example = try Self.example(rest.first, of: "demo")
      self = .demo(example, try DemoOptions(Array(rest.dropFirst()), output: "out/\(example.rawValue)"))
    case "play": self = .play(try PlayOptions(rest))
    case "run": self = .run(try Self.example(rest.first, of: "run"), try Self.windowOptions(rest.dropFirst()))
    case "scans":
      guard let folder = rest.first, !folder.hasPrefix("-") else { throw UsageError("scans needs the name of a folder") }
      if rest.count > 1 { throw UsageError(stray: rest[1]) }
      self = .scans(folder: folder)
    default: throw UsageError("there is no command \"\(words[0])\"; there are: demo, play, run, build, test, scans")
    }
  }

  private static func example(_ word: String?, of command: String) throws -> Example {
    guard let word, !word.hasPrefix("-") else {
      throw UsageError("\(command) needs the name of an example; there are: \(Example.names)")
    }
    return try Example(word)
  }

  private static func windowOptions(_ words: ArraySlice<String>) throws -> WindowOptions {
    var options = WindowOptions()
    var rest = words
    try options.take(&rest)
    if let word = rest.first { throw UsageError(stray: word) }
    return options
  }
}

extension UsageError {
  /// A word that nobody takes.
  init(stray word: String) {
    self.init(word.hasPrefix("-") ? "there is no option \(word)" : "\"\(word)\" is one word too many")
  }
}
