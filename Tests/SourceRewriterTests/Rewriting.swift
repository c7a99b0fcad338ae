import SourceRewriter
import Testing

/// What becomes of a file; `others` are further files of its package.
func result(_ source: String, others: String...) -> SourceRewriter.Result {
  let file = SourceFile(path: "/app/View.swift", text: source)
  let rest = others.enumerated().map { SourceFile(path: "/app/Other\($0.offset).swift", text: $0.element) }
  return SourceRewriter(files: [file] + rest).rewrite(file)
}

/// The line of a method `go` of `class MyView: UIView`, rewritten.
func rewritten(_ line: String, in head: String = "class MyView: UIView {") -> String {
  let text = result("import UIKit\n\(head) func go() {\n\(line)\n} }\n").text
  return String(text.split(separator: "\n", omittingEmptySubsequences: false)[2])
}
