import CCairo
import CoreGraphics
import LayerTree

/// Sets a block at one size of its fonts.
///
/// All text is laid out at the width. If it has more lines than may be shown, the lines before the last stay, and the last shown
/// line is set anew from the text that is left, with an ellipsis: after its paragraph's start (tail), or before or around the
/// end of the whole text (head, middle).
struct LineBreaker {
  let block: TextBlock, context: OpaquePointer, pixelsPerPoint: CGFloat
  /// The part of the size asked for that fonts are set in.
  let factor: CGFloat
  /// Keeps a line whose width was itself measured from being broken by rounding, in points.
  private static let slack: CGFloat = 0.01

  func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let text = block.runs.map(\.string).joined()
    guard !text.isEmpty else {
      let metrics = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
      return TextLayout(lines: [], metrics: metrics, block: block)
    }
    let whole = shape(runs: block.runs, width: width)
    defer { g_object_unref(UnsafeMutableRawPointer(whole)) }
    var stack = LineStack(block: block, factor: factor)
    for index in 0..<pango_layout_get_line_count(whole) {
      let line = pango_layout_get_line(whole, index)!
      stack.append(line, bytes: Int(line.pointee.start_index)..<Int(line.pointee.start_index + line.pointee.length))
    }
    let limit = min(block.lineLimit.map { max($0, 1) } ?? .max, stack.linesFitting(height))
    guard stack.lines.count > limit else { return stack.layout(isTruncated: false, pixelsPerPoint: pixelsPerPoint) }

    stack.keepFirst(limit - 1)
    let start = Int(pango_layout_get_line(whole, Int32(limit - 1))!.pointee.start_index)
    let last = shape(runs: runsLeft(from: start), width: width ?? .infinity, ellipsis: block.truncation)
    defer { g_object_unref(UnsafeMutableRawPointer(last)) }
    stack.append(pango_layout_get_line(last, 0)!, bytes: start..<(start + 1))
    return stack.layout(isTruncated: true, pixelsPerPoint: pixelsPerPoint)
  }

  /// What the last shown line is made of: one paragraph, whose text ends in an ellipsis if others would follow it.
  private func runsLeft(from start: Int) -> [TextRun] {
    var runs: [TextRun] = []
    var offset = 0
    for var run in block.runs {
      let bytes = Array(run.string.utf8)
      defer { offset += bytes.count }
      guard offset + bytes.count > start else { continue }
      run.string = String(decoding: bytes[max(0, start - offset)...], as: UTF8.self)
      let end = run.string.firstIndex(where: \.isNewline)
      if let end, block.truncation == .tail {
        run.string = run.string[..<end] + "…"
        runs.append(run)
        break
      }
      run.string = String(run.string.map { $0.isNewline ? " " : $0 })
      runs.append(run)
    }
    return runs
  }

  /// A layout of its own, which the caller releases.
  private func shape(runs: [TextRun], width: CGFloat?, ellipsis: TextBlock.Truncation? = nil) -> OpaquePointer {
    let layout = pango_layout_new(context)!
    let text = runs.map(\.string).joined()
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width, width.isFinite { pango_layout_set_width(layout, pangoUnits(max(0, min(width, 1e6)) + Self.slack)) }
    if let ellipsis {
      pango_layout_set_single_paragraph_mode(layout, 1)
      switch ellipsis {
      case .head: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
      case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
      case .tail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      }
      setAttributes(of: layout, runs: runs, keepsHangulWords: false)
      return layout
    }
    setAttributes(of: layout, runs: runs, keepsHangulWords: width != nil)
    if let width, LineStack.widestLine(of: layout) > width + Self.slack {
      setAttributes(of: layout, runs: runs, keepsHangulWords: false)  // a Korean word is wider than the line: break inside it
    }
    return layout
  }

  private func setAttributes(of layout: OpaquePointer, runs: [TextRun], keepsHangulWords: Bool) {
    let list = TextAttributes.makeList(for: runs, shrunkBy: factor, keepsHangulWords: keepsHangulWords)
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }
}
