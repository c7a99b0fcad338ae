import CCairo
import CoreGraphics
import LayerTree

/// Sets a block at one size of its fonts.
///
/// Text is laid out at the width, a long one in pieces and no further than it is shown. If it has more lines than may be shown,
/// the lines before the last stay, and the last shown line is set anew from the text that is left, with an ellipsis.
struct LineBreaker {
  let block: TextBlock, context: OpaquePointer, pixelsPerPoint: CGFloat
  /// The part of the size asked for that fonts are set in.
  let factor: CGFloat
  let attachments: AttachmentSetter
  var styles = StyleMemo()
  /// Lines are asked for the places of their characters later.
  var keepsLayouts = false
  /// Of a long text, in bytes.
  var pieceSize = TextPieces.size
  /// Keeps a line whose width was itself measured from being broken by rounding, in points.
  private static let slack: CGFloat = 0.01
  /// Wider lines are not told from unbounded ones, in points (Pango counts in 32 bits).
  private static let unboundedWidth: CGFloat = 1e6

  func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    guard block.runs.contains(where: { !$0.string.isEmpty }) else {
      let metrics = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
      return TextLayout(lines: [], metrics: metrics, block: block)
    }
    let width = width.flatMap { $0 < Self.unboundedWidth ? max(0, $0) : nil }
    var owners: [OpaquePointer] = []
    defer { for owner in owners { g_object_unref(UnsafeMutableRawPointer(owner)) } }
    var stack = LineStack(block: block, factor: factor)
    let limit = setLines(width: width, height: height, in: &stack, &owners)
    guard stack.lines.count > limit else {
      return kept(stack.layout(isTruncated: false, pixelsPerPoint: pixelsPerPoint), owners)
    }

    let cut = stack.lines[limit - 1].bytes
    stack.keepFirst(limit - 1)
    let last = shape(lastLine(replacing: cut, width: width), width: nil)
    owners.append(last)
    stack.append(pango_layout_get_line(last, 0)!, showing: cut)
    return kept(stack.layout(isTruncated: true, pixelsPerPoint: pixelsPerPoint), owners)
  }

  /// Puts lines on `stack` until the text ends or there are more than may be shown, and returns how many may be.
  private func setLines(width: CGFloat?, height: CGFloat?, in stack: inout LineStack, _ owners: inout [OpaquePointer]) -> Int {
    let mostLines = block.lineLimit.map { max($0, 1) } ?? .max
    var pieces = TextPieces(block.runs, size: pieceSize)
    while true {
      // Without a width there is nothing to break: paragraphs stay whole.
      let piece = pieces.next(endsParagraph: width == nil)
      let layout = shape(piece.runs, width: width)
      owners.append(layout)
      let lines = LineStack.lines(of: layout)
      if !piece.isLast && lines.count < 2 {
        pieces.enlarge()
        continue
      }
      let shown = lines.map { bytes(of: $0, in: piece) }
      let end = piece.isLast ? lines.count : pieces.lineToGoOnAt(shown.map(\.lowerBound))
      for (line, bytes) in zip(lines[..<end], shown) { stack.append(line, showing: bytes) }
      let limit = min(mostLines, stack.linesFitting(height))
      if piece.isLast || stack.lines.count > limit { return limit }
      pieces.goOn(at: shown[end].lowerBound, pango_layout_line_get_resolved_direction(lines[end]))
    }
  }

  private func bytes(of line: UnsafeMutablePointer<PangoLayoutLine>, in piece: TextPieces.Piece) -> Range<Int> {
    let start = Int(line.pointee.start_index) + piece.offset
    return start..<start + Int(line.pointee.length)
  }

  private func kept(_ layout: TextLayout, _ owners: [OpaquePointer]) -> TextLayout {
    if keepsLayouts || block.runs.contains(where: { $0.attachment != nil || $0.background != nil }) {
      owners.forEach(layout.keep)
    }
    return layout
  }

  private func lastLine(replacing cut: Range<Int>, width: CGFloat?) -> [TextRun] {
    Ellipsis(block: block, from: cut.lowerBound).longestLine(startingFrom: cut.count + 1) { runs in
      guard let width else { return true }
      let attempt = shape(runs, width: nil)
      defer { g_object_unref(UnsafeMutableRawPointer(attempt)) }
      return LineStack.widestLine(of: attempt) <= width + Self.slack
    }
  }

  /// A layout of its own, which the caller releases.
  private func shape(_ runs: [TextRun], width: CGFloat?) -> OpaquePointer {
    let layout = pango_layout_new(context)!
    let text = TabLimit.applied(
      to: runs.count == 1 ? runs[0].string : runs.map(\.string).joined(), breaksLines: width != nil)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width { pango_layout_set_width(layout, pangoUnits(width + Self.slack)) }
    setAttributes(of: layout, runs, keepsHangulWords: width != nil)
    if let width, LineStack.widestLine(of: layout) > width + 2 * Self.slack {
      setAttributes(of: layout, runs, keepsHangulWords: false)  // a Korean word is wider than the line: break inside it
    }
    return layout
  }

  private func setAttributes(of layout: OpaquePointer, _ runs: [TextRun], keepsHangulWords: Bool) {
    if !keepsHangulWords && runs.count == 1 && runs[0].attachment == nil {
      let list = styles.list(for: runs[0], factor: factor) {
        TextAttributes.makeList(forAnyLengthOf: $0, shrunkBy: factor, attachments: attachments)
      }
      pango_layout_set_attributes(layout, list)
      return
    }
    let list = TextAttributes.makeList(for: runs, shrunkBy: factor, keepsHangulWords: keepsHangulWords, attachments: attachments)
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }
}
