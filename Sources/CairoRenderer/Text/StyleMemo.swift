import CCairo
import CoreGraphics
import LayerTree

/// Pango's attributes for texts in one style, whatever their words: those that were made last.
final class StyleMemo {
  private var entries: [(style: TextRun, factor: CGFloat, list: OpaquePointer)] = []
  private var next = 0
  /// A choice: a screen has few styles.
  private static let capacity = 8

  deinit { for entry in entries { pango_attr_list_unref(entry.list) } }

  /// The list for `run` at `factor` times its size, made by `make` for a text of any length. The memo keeps it.
  func list(for run: TextRun, factor: CGFloat, make: (TextRun) -> OpaquePointer) -> OpaquePointer {
    for entry in entries where entry.factor == factor && entry.style.hasStyle(of: run) { return entry.list }
    var style = run
    style.string = ""
    let list = make(style)
    if entries.count < Self.capacity {
      entries.append((style, factor, list))
    } else {
      pango_attr_list_unref(entries[next].list)
      entries[next] = (style, factor, list)
      next = (next + 1) % Self.capacity
    }
    return list
  }
}

extension TextRun {
  /// The same but for the words.
  fileprivate func hasStyle(of other: TextRun) -> Bool {
    font == other.font && color == other.color && kerning == other.kerning && baselineOffset == other.baselineOffset
      && isUnderlined == other.isUnderlined && isStruckThrough == other.isStruckThrough
      && underlineColor == other.underlineColor && strikethroughColor == other.strikethroughColor
      && background == other.background && attachment == nil && other.attachment == nil
  }
}
