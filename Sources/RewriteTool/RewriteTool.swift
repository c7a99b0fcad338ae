import Foundation
import SourceRewriter

/// The program behind the plugin RewriteForLinux: `RewriteTool OUTPUT-FOLDER (INPUT OUTPUT-NAME)…`.
///
/// Every output says where it comes from, so that errors point at the author's lines. One that is the same keeps its date.
@main
enum RewriteTool {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let folder = words.first, words.count % 2 == 1 else {
      FileHandle.standardError.write(Data("usage: RewriteTool OUTPUT-FOLDER (INPUT OUTPUT-NAME)…\n".utf8))
      exit(2)
    }
    let pairs = stride(from: 1, to: words.count, by: 2).map { (input: words[$0], output: "\(folder)/\(words[$0 + 1])") }
    let files = try pairs.map { SourceFile(path: $0.input, text: try String(contentsOfFile: $0.input, encoding: .utf8)) }
    let rewriter = SourceRewriter(files: files)
    var hasErrors = false
    for (file, pair) in zip(files, pairs) {
      let result = rewriter.rewrite(file)
      for finding in result.findings {
        FileHandle.standardError.write(Data("\(finding)\n".utf8))
        hasErrors = hasErrors || finding.severity == .error
      }
      let text = "#sourceLocation(file: \"\(pair.input)\", line: 1)\n" + result.text
      if FileManager.default.contents(atPath: pair.output) != Data(text.utf8) {
        try Data(text.utf8).write(to: URL(fileURLWithPath: pair.output), options: .atomic)
      }
    }
    if hasErrors { exit(1) }
  }
}
