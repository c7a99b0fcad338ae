import CCairo
import CoreGraphics
import LayerTree

/// Measures and draws text by Pango, and symbols by an icon font, as near to iOS as free faces allow.
///
/// Layout is in points, without hints and with fractional glyph positions, so lines break alike at every scale of the screen;
/// only the reported sizes are rounded, up to whole pixels. Belongs to one thread.
public final class PangoTypesetter: Typesetter {
  /// Pixels a point; sizes are rounded to them.
  public let displayScale: CGFloat
  let library: FontLibrary
  /// Work counter: blocks that were shaped because the cache did not know them.
  public private(set) var layoutsMade = 0

  private var cache = RecentCache<TextBlock, KnownLayouts>(capacity: 1024)
  private var styles = StyleMemo()

  private struct EditedKey: Hashable {
    var block: TextBlock, width: CGFloat?
  }
  /// Texts that are being edited: few, and their layouts stay.
  private var edited = RecentCache<EditedKey, TextLayout>(capacity: 4)
  private var longLines = LongLines()
  private var symbols: SymbolPainter

  /// Throws `MissingFontsError`, which names the packages to install.
  public init(displayScale: CGFloat) throws {
    precondition(displayScale > 0, "a screen has a positive scale, not \(displayScale)")
    self.displayScale = displayScale
    library = try FontLibrary()
    symbols = SymbolPainter(shelf: SymbolShelf(context: library.context))
    AttachmentSetter.connect(library.context, to: self)
  }

  public func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    layout(block, width: width, height: height).metrics
  }

  public func measure(_ symbol: SymbolBlock) -> TextMetrics? {
    symbols.shelf.metrics(of: symbol, pixelsPerPoint: displayScale)
  }

  /// Names of symbols that have a glyph of their own, sorted; each is also known with `.circle`, `.square` and their `.fill`.
  public static var symbolNames: [String] { SymbolTable.names }

  func draw(_ symbol: SymbolBlock, in rect: CGRect, on cairo: OpaquePointer) { symbols.draw(symbol, in: rect, on: cairo) }

  func layout(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextLayout {
    let known: KnownLayouts
    if let cached = cache[block] {
      known = cached
    } else {
      known = KnownLayouts()
      cache[block] = known
    }
    if let layout = known.layout(width: width, height: height) { return layout }
    // A short text mostly fits on one line, and then it is set alike in whatever it fits in.
    if width != nil && known.mayBeOneLine(block), let layout = oneLine(block, known, width: width, height: height) {
      return layout
    }
    let layout = shrunkToFit(block, width: width, height: height)
    known.add(layout, width: width, height: height)
    return layout
  }

  private func oneLine(_ block: TextBlock, _ known: KnownLayouts, width: CGFloat?, height: CGFloat?) -> TextLayout? {
    known.add(shrunkToFit(block, width: nil, height: nil), width: nil, height: nil)
    return known.layout(width: width, height: height)
  }

  /// `block` in full, at its own size, with the places of its characters.
  func editedLayout(_ block: TextBlock, width: CGFloat?) -> TextLayout {
    let key = EditedKey(block: block, width: width)
    if let known = edited[key] { return known }
    layoutsMade += 1
    let layout = LineBreaker(
      block: block, context: library.context, pixelsPerPoint: displayScale, factor: 1,
      attachments: AttachmentSetter(typesetter: self), styles: styles, keepsLayouts: true
    ).layout(width: width, height: nil)
    edited[key] = layout
    return layout
  }

  /// `block` on one line in pieces, where it is long and may be set so.
  func longLine(_ block: TextBlock) -> LongLine? {
    longLines.line(for: block) { [self] piece in
      layoutsMade += 1
      return LineBreaker(
        block: piece, context: library.context, pixelsPerPoint: displayScale, factor: 1,
        attachments: AttachmentSetter(typesetter: self), styles: styles, keepsLayouts: true
      ).layout(width: nil, height: nil)
    }
  }

  /// The largest size between `minimumScaleFactor` and 1 at which nothing is cut, to 1/128; the smallest when there is none.
  private func shrunkToFit(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextLayout {
    func set(_ factor: CGFloat) -> TextLayout {
      layoutsMade += 1
      return LineBreaker(
        block: block, context: library.context, pixelsPerPoint: displayScale, factor: factor,
        attachments: AttachmentSetter(typesetter: self), styles: styles
      )
      .layout(width: width, height: height)
    }
    let full = set(1)
    let smallest = min(max(block.minimumScaleFactor, 0.01), 1)
    guard full.metrics.isTruncated && smallest < 1 else { return full }
    var best = set(smallest)
    guard !best.metrics.isTruncated else { return best }
    var low = smallest, high: CGFloat = 1
    while high - low > 1.0 / 128 {
      let middle = (low + high) / 2
      let attempt = set(middle)
      if attempt.metrics.isTruncated {
        high = middle
      } else {
        low = middle
        best = attempt
      }
    }
    return best
  }
}
