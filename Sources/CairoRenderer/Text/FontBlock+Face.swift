import CCairo
import CoreGraphics
import LayerTree

/// The vertical measures of San Francisco, in font sizes (its `hhea` table: 1950 and −494 of 2048 units; 1443 for capitals).
///
/// Every face is set to them (a choice), so lines are as high as on iOS: 17 points give 20.29, drawn in 20⅓ at three pixels a
/// point.
enum LineMeasure {
  static let ascent: CGFloat = 0.952
  static let descent: CGFloat = 0.241
  static let capitalHeight: CGFloat = 0.705
}

extension FontBlock {
  /// From this size on, San Francisco's and Inter's display cuts are used (San Francisco's switch is at 20 points).
  private static let displaySize: CGFloat = 20

  /// Faces in the order in which they are asked for a character: Inter looks like San Francisco and stands in for its rounded cut
  /// too.
  var families: String {
    let fallbacks = "Noto Sans CJK KR,Noto Color Emoji,DejaVu Sans"
    switch design {
    case .default, .rounded:
      // The display cut's digits of equal width are not: its 1 is narrower.
      return (size >= Self.displaySize && !hasMonospacedDigits ? "Inter Display,Inter," : "Inter,") + fallbacks
    case .serif: return "Noto Serif CJK KR,Inter," + fallbacks
    case .monospaced: return "DejaVu Sans Mono,Noto Sans Mono CJK KR," + fallbacks
    }
  }

  /// OpenType features: no arrows made of "->" (Inter's contextual alternates), and digits of equal width when asked for.
  var features: String { hasMonospacedDigits ? "calt=0,tnum=1" : "calt=0" }

  /// In points. Pango counts lengths in whole numbers, and a line of letters that are larger leaves them (a choice).
  static let largestSize: CGFloat = 10_000

  /// The caller frees it by `pango_font_description_free`.
  func makeDescription(shrunkBy factor: CGFloat) -> OpaquePointer {
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, families)
    pango_font_description_set_absolute_size(description, Double(min(size * factor, Self.largestSize)) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(weight, 100), 1000))))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }
}
