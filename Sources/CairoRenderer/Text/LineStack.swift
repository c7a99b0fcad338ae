import CCairo
import CoreGraphics
import LayerTree

/// Lines one below the other, each as high as the largest font on it.
struct LineStack {
  struct Entry {
    var line: UnsafeMutablePointer<PangoLayoutLine>
    /// Of the block's text.
    var bytes: Range<Int>
    var width: CGFloat, ascent: CGFloat, descent: CGFloat
  }
  private(set) var lines: [Entry] = []
  private let block: TextBlock
  private var spacing: CGFloat { block.lineSpacing }
  /// For each run the end of its bytes, and its size and the height of the picture in it after shrinking.
  private let sizes: [(end: Int, size: CGFloat, lift: CGFloat, picture: CGFloat)]
  /// A height that was itself rounded still holds its lines; pixels and points.
  private static let slack: CGFloat = 0.01

  init(block: TextBlock, factor: CGFloat) {
    self.block = block
    var end = 0
    sizes = block.runs.map {
      end += $0.string.utf8.count
      var picture: CGFloat = 0
      if case .image(_, let size)? = $0.attachment { picture = size.height }
      return (end, $0.font.size * factor, $0.baselineOffset * factor, picture * factor)
    }
  }

  /// The line's heights are those of the runs that `bytes` of the block's text belong to.
  mutating func append(_ line: UnsafeMutablePointer<PangoLayoutLine>, showing bytes: Range<Int>) {
    var ascent: CGFloat = 0, descent: CGFloat = 0, start = 0
    for run in sizes {
      defer { start = run.end }
      let isOnLine = start < max(bytes.upperBound, bytes.lowerBound + 1) && run.end > bytes.lowerBound
      let isLastBeforeEnd = run.end == sizes.last?.end && bytes.lowerBound >= run.end
      guard run.end > start, isOnLine || isLastBeforeEnd else { continue }
      // A lifted run leaves its place on the line free below it: a text that is lifted as a whole is seen to be.
      ascent = max(ascent, max(LineMeasure.ascent * run.size, run.picture) + max(0, run.lift))
      descent = max(descent, LineMeasure.descent * run.size + max(0, -run.lift))
    }
    lines.append(Entry(line: line, bytes: bytes, width: Self.width(of: line), ascent: ascent, descent: descent))
  }

  mutating func keepFirst(_ count: Int) { lines.removeLast(lines.count - count) }

  /// How many lines are whole within `height`; at least one.
  func linesFitting(_ height: CGFloat?) -> Int {
    guard let height else { return lines.count }
    var used: CGFloat = 0
    for (index, line) in lines.enumerated() {
      used += (index == 0 ? 0 : spacing) + line.ascent + line.descent
      if used > height + Self.slack { return max(1, index) }
    }
    return lines.count
  }

  /// Sizes are rounded up to whole pixels, baselines to the nearest.
  func layout(isTruncated: Bool, pixelsPerPoint scale: CGFloat) -> TextLayout {
    var top: CGFloat = 0, width: CGFloat = 0
    var placed: [TextLayout.Line] = []
    for line in lines {
      let baseline = ((top + line.ascent) * scale).rounded() / scale
      placed.append(
        TextLayout.Line(
          line: line.line, start: line.bytes.lowerBound, width: line.width, baseline: baseline, ascent: line.ascent,
          height: line.ascent + line.descent))
      width = max(width, line.width)
      top += line.ascent + line.descent + spacing
    }
    func roundUp(_ length: CGFloat) -> CGFloat { (length * scale - Self.slack).rounded(.up) / scale }
    let metrics = TextMetrics(
      size: CGSize(width: roundUp(width), height: roundUp(top - spacing)),
      firstBaseline: placed.first?.baseline ?? 0, lastBaseline: placed.last?.baseline ?? 0, lineCount: placed.count,
      isTruncated: isTruncated)
    return TextLayout(lines: placed, metrics: metrics, block: block)
  }

  static func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    return CGFloat(logical.width) / CGFloat(PANGO_SCALE)
  }

  /// In one walk: Pango keeps lines in a list, and finds each by its number from the beginning.
  static func lines(of layout: OpaquePointer) -> [UnsafeMutablePointer<PangoLayoutLine>] {
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
    var node = pango_layout_get_lines(layout)
    while let entry = node {
      lines.append(entry.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self))
      node = entry.pointee.next
    }
    return lines
  }

  static func widestLine(of layout: OpaquePointer) -> CGFloat {
    var widest: CGFloat = 0
    var node = pango_layout_get_lines_readonly(layout)
    while let entry = node {
      widest = max(widest, width(of: entry.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)))
      node = entry.pointee.next
    }
    return widest
  }
}
