import CCairo
import CoreGraphics
import LayerTree

/// The runs of a block as Pango's attributes over one UTF-8 text.
enum TextAttributes {
  /// The caller frees it by `pango_attr_list_unref`.
  static func makeList(
    for runs: [TextRun], shrunkBy factor: CGFloat, keepsHangulWords: Bool, attachments: AttachmentSetter
  ) -> OpaquePointer {
    let list = pango_attr_list_new()!
    var start = 0
    for run in runs {
      let range = start..<(start + run.string.utf8.count)
      start = range.upperBound
      add(run, over: range, shrunkBy: factor, attachments: attachments, to: list)
    }
    if keepsHangulWords {
      for range in hangulWords(in: runs) { insert(pango_attr_allow_breaks_new(0), range, into: list) }
    }
    return list
  }

  /// The attributes of a text that is one run in this style, however long.
  static func makeList(forAnyLengthOf style: TextRun, shrunkBy factor: CGFloat, attachments: AttachmentSetter) -> OpaquePointer {
    let list = pango_attr_list_new()!
    add(style, over: 0..<Int(UInt32.max), shrunkBy: factor, attachments: attachments, to: list)
    return list
  }

  private static func add(
    _ run: TextRun, over range: Range<Int>, shrunkBy factor: CGFloat, attachments: AttachmentSetter, to list: OpaquePointer
  ) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) { insert(attribute, range, into: list) }

    let description = run.font.makeDescription(shrunkBy: factor)
    add(pango_attr_font_desc_new(description))
    pango_font_description_free(description)
    add(pango_attr_font_features_new(run.font.features))
    add(pango_attr_foreground_new(channel(run.color.red), channel(run.color.green), channel(run.color.blue)))
    add(pango_attr_foreground_alpha_new(max(1, channel(run.color.alpha))))  // Pango takes 0 for "not set"
    if run.kerning != 0 { add(pango_attr_letter_spacing_new(pangoUnits(run.kerning * factor))) }
    if run.baselineOffset != 0 { add(pango_attr_rise_new(pangoUnits(run.baselineOffset * factor))) }
    if run.isUnderlined { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if run.isStruckThrough { add(pango_attr_strikethrough_new(1)) }
    if let color = run.underlineColor {
      add(pango_attr_underline_color_new(channel(color.red), channel(color.green), channel(color.blue)))
    }
    if let color = run.strikethroughColor {
      add(pango_attr_strikethrough_color_new(channel(color.red), channel(color.green), channel(color.blue)))
    }
    if let color = run.background, color.alpha > 0 {
      add(pango_attr_background_new(channel(color.red), channel(color.green), channel(color.blue)))
      add(pango_attr_background_alpha_new(max(1, channel(color.alpha))))
    }
    if let attachment = run.attachment, run.string.hasPrefix(AttachmentSetter.placeholder) {
      let end = range.lowerBound + AttachmentSetter.placeholder.utf8.count
      insert(attachments.makeAttribute(attachment, shrunkBy: factor), range.lowerBound..<end, into: list)
    }
  }

  private static func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>, into list: OpaquePointer) {
    attribute?.pointee.start_index = UInt32(range.lowerBound)
    attribute?.pointee.end_index = UInt32(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private static func channel(_ value: Double) -> UInt16 { UInt16((min(max(value, 0), 1) * 65535).rounded()) }

  /// Byte ranges of words with Hangul: iOS breaks Korean at spaces first, Unicode's rules alone would break it anywhere.
  private static func hangulWords(in runs: [TextRun]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0, index = 0, hasHangul = false
    func endWord() {
      if hasHangul && index > start { words.append(start..<index) }
      hasHangul = false
    }
    for run in runs {
      for scalar in run.string.unicodeScalars {
        if scalar.properties.isWhitespace {
          endWord()
          start = index + scalar.utf8.count
        } else if isHangul(scalar) {
          hasHangul = true
        }
        index += scalar.utf8.count
      }
    }
    endWord()
    return words
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FB: true
    default: false
    }
  }
}

/// At most half of what Pango's integers hold, so that sums of a few stay in them.
func pangoUnits(_ points: CGFloat) -> Int32 {
  let longest = Double(Int32.max / 2)
  return Int32(min(max((Double(points) * Double(PANGO_SCALE)).rounded(), -longest), longest))
}
