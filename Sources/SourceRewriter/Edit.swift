import SwiftSyntax

/// A stretch of source text, in bytes, and what stands in its place. An insertion is an empty stretch.
struct Edit {
  let range: Range<Int>
  let text: String
}

/// The edits of one file. Lines stay lines: no edit may add or take one.
struct EditList {
  private(set) var edits: [Edit] = []
  var isEmpty: Bool { edits.isEmpty }

  /// Two insertions at one place keep the order in which they were made.
  mutating func insert(_ text: String, at position: AbsolutePosition) {
    edits.append(Edit(range: position.utf8Offset..<position.utf8Offset, text: text))
  }
  mutating func replace(_ range: Range<AbsolutePosition>, with text: String) {
    edits.append(Edit(range: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, text: text))
  }
  /// Spaces of the same length, so that columns stay; line breaks are left.
  mutating func blank(_ node: some SyntaxProtocol) {
    let text = node.trimmedDescription.utf8.map { $0 == UInt8(ascii: "\n") ? "\n" : " " }.joined()
    replace(node.trimmedRange, with: text)
  }
  /// As `blank`, with a shorter text at the beginning.
  mutating func cover(_ node: some SyntaxProtocol, with text: String) {
    replace(
      node.trimmedRange, with: text + String(repeating: " ", count: max(node.trimmedDescription.utf8.count - text.utf8.count, 0)))
  }

  func applied(to source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 16)
    var next = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      result += bytes[next..<edit.range.lowerBound]
      result += edit.text.utf8
      next = edit.range.upperBound
    }
    result += bytes[next...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension SyntaxProtocol {
  var trimmedRange: Range<AbsolutePosition> { positionAfterSkippingLeadingTrivia..<endPositionBeforeTrailingTrivia }
}
