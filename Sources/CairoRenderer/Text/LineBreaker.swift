import CCairo
import CoreGraphics
import LayerTree

/// Sets a block at one size of its fonts.
///
/// All text is laid out at the width. If it has more lines than may be shown, the lines before the last stay, and the last shown
/// line is set anew from the text that is left, with an ellipsis.
struct LineBreaker {
  let block: TextBlock, context: OpaquePointer, pixelsPerPoint: CGFloat
  /// The part of the size asked for that fonts are set in.
  let factor: CGFloat
  let attachments: AttachmentSetter
  let styles: StyleMemo
  /// Lines are asked for the places of their characters later.
  var keepsLayouts = false
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
    let whole = shape(block.runs, width: width)
    defer { g_object_unref(UnsafeMutableRawPointer(whole)) }
    var stack = LineStack(block: block, factor: factor)
    for index in 0..<pango_layout_get_line_count(whole) { stack.append(pango_layout_get_line(whole, index)!) }
    let limit = min(block.lineLimit.map { max($0, 1) } ?? .max, stack.linesFitting(height))
    guard stack.lines.count > limit else {
      return kept(stack.layout(isTruncated: false, pixelsPerPoint: pixelsPerPoint), [whole])
    }

    let cut = pango_layout_get_line(whole, Int32(limit - 1))!
    stack.keepFirst(limit - 1)
    let last = shape(lastLine(replacing: cut.pointee, width: width), width: nil)
    defer { g_object_unref(UnsafeMutableRawPointer(last)) }
    stack.append(pango_layout_get_line(last, 0)!, measuredAs: cut)
    return kept(stack.layout(isTruncated: true, pixelsPerPoint: pixelsPerPoint), [whole, last])
  }

  private func kept(_ layout: TextLayout, _ owners: [OpaquePointer]) -> TextLayout {
    if keepsLayouts || block.runs.contains(where: { $0.attachment != nil || $0.background != nil }) {
      owners.forEach(layout.keep)
    }
    return layout
  }

  private func lastLine(replacing cut: PangoLayoutLine, width: CGFloat?) -> [TextRun] {
    Ellipsis(block: block, from: Int(cut.start_index)).longestLine(startingFrom: Int(cut.length) + 1) { runs in
      guard let width else { return true }
      let attempt = shape(runs, width: nil)
      defer { g_object_unref(UnsafeMutableRawPointer(attempt)) }
      return LineStack.widestLine(of: attempt) <= width + Self.slack
    }
  }

  /// A layout of its own, which the caller releases.
  private func shape(_ runs: [TextRun], width: CGFloat?) -> OpaquePointer {
    let layout = pango_layout_new(context)!
    let text = runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
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
