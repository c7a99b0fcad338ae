import Foundation
import Touchstone
import WindowHost

/// The command `touchstone`: one line of words in, one exit status out.
///
/// Exit statuses: 0 done, 1 something went wrong on the way, 2 the line makes no sense.
@main
@MainActor
enum TouchstoneCommand {
  static func main() {
    do {
      switch try Request(Array(CommandLine.arguments.dropFirst())) {
      case .help: print(Request.usage)
      case .runHelp: print(Request.runUsage)
      case .packageHelp: print(PackageRequest.usage)
      case .package(let request): try request.run()
      case .demo(.reels, let options): print(try ReelsDemo(options).play())
      case .demo(.scanner, let options): print(try ScannerDemo(options).play())
      case .demo(.practice, let options): print(try PracticeDemo(options).play())
      case .play(let options): print(try ScriptPlay(options).play())
      case .scans(let folder):
        for file in try ScanPages.prepare(in: URL(fileURLWithPath: folder)) { print(file.path) }
      case .run(let example, let options):
        try example.prepare()
        try AppWindow.run(options, title: example.title, start: example.start)
      }
    } catch let error as UsageError {
      complain("\(error) See touchstone --help.")
      exit(2)
    } catch let error as WindowError {
      complain("\(error).\nWithout a display, touchstone demo reels plays the example and leaves pictures.")
      exit(1)
    } catch {
      complain("\(error)")
      exit(1)
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("touchstone: \(text)\n".utf8))
  }
}
