import CoreGraphics
import LayerTree

/// Where the text of a field lies in it, and which part is seen. Points in the field's layer; places in bytes of what is drawn.
struct FieldGeometry: Equatable {
  /// Points; iOS's caret.
  static let caretWidth: CGFloat = 2

  var block = TextBlock(runs: [])
  /// Lines are broken at it; nil for one line.
  var wrapWidth: CGFloat?
  /// The whole text, which may be larger than the field.
  var contentSize = CGSize.zero
  var lineHeight: CGFloat = 0
  var size = CGSize.zero
  /// Where the text's top left lies, before it is scrolled.
  var origin = CGPoint.zero
  /// How far the text is scrolled to the left and up.
  var scroll = CGPoint.zero
  /// The caret without its width; in the field's space.
  var caret = CGRect.zero
  var isRightToLeft = false

  var isEmpty: Bool { block.runs.allSatisfy(\.string.isEmpty) }
  /// Parts of the text lie outside.
  var overflows: Bool {
    contentSize.width + (wrapWidth == nil ? Self.caretWidth : 0) > size.width || contentSize.height > size.height + 1
  }

  /// The text's top left as it is seen.
  var shownOrigin: CGPoint { CGPoint(x: origin.x - scroll.x, y: origin.y - scroll.y) }

  func offset(at point: CGPoint, _ typesetter: any Typesetter) -> Int {
    if isEmpty { return 0 }
    let point = CGPoint(x: point.x - shownOrigin.x, y: point.y - shownOrigin.y)
    return typesetter.offset(in: block, width: wrapWidth, at: point)
  }

  /// The first or last place on the caret's line.
  func lineEdge(atEnd: Bool, _ typesetter: any Typesetter) -> Int {
    let goesRight = atEnd != isRightToLeft
    return offset(at: CGPoint(x: goesRight ? 1e6 : -1e6, y: caret.midY), typesetter)
  }

  /// The place under or over the caret; nil beyond the first and the last line.
  func offset(linesFromCaret step: Int, _ typesetter: any Typesetter) -> Int? {
    let y = caret.midY + CGFloat(step) * max(caret.height, lineHeight)
    guard wrapWidth != nil, y > shownOrigin.y, y < shownOrigin.y + contentSize.height else { return nil }
    return offset(at: CGPoint(x: caret.minX, y: y), typesetter)
  }

  // MARK: Setting

  /// Places `text` in a field of `size` with the caret at `place` in sight; `old` is where it was scrolled to before.
  mutating func set(caretAt place: Int, scrolledFrom old: CGPoint, isFocused: Bool, _ typesetter: any Typesetter) {
    let own =
      isEmpty ? CGRect(x: 0, y: 0, width: 0, height: lineHeight) : typesetter.caret(in: block, width: wrapWidth, at: place)
    let free = size.width - contentSize.width - Self.caretWidth
    if wrapWidth == nil && free > 0 || isEmpty { origin.x = max(0, free + Self.caretWidth) * share }
    // A single line stands in the middle; several begin at the top, half a point below it.
    origin.y = max(0, (size.height - contentSize.height) / 2)
    if wrapWidth != nil { origin.y = min(origin.y, 0.5) }
    guard isFocused else {
      caret = own.offsetBy(dx: origin.x, dy: origin.y)
      return
    }
    scroll.x =
      wrapWidth == nil
      ? Self.scroll(old.x, to: own.minX, own.minX + Self.caretWidth, content: contentSize.width + Self.caretWidth, in: size.width)
      : 0
    scroll.y = Self.scroll(old.y, to: own.minY, own.maxY, content: contentSize.height, in: size.height)
    let x = min(max(own.minX + shownOrigin.x, 0), max(0, size.width - Self.caretWidth))
    caret = CGRect(x: x, y: own.minY + shownOrigin.y, width: Self.caretWidth, height: own.height)
  }

  /// The part of the free space that lies left of the text.
  private var share: CGFloat {
    switch block.alignment {
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  /// The least scroll from `old` that shows `start` to `end`, within what there is.
  private static func scroll(_ old: CGFloat, to start: CGFloat, _ end: CGFloat, content: CGFloat, in length: CGFloat) -> CGFloat {
    guard content > length else { return 0 }
    return min(max(min(max(old, end - length), start), 0), content - length)
  }
}
