import CCairo
import CoreGraphics
import LayerTree

/// Where the gaps between the characters of a text lie. Bytes count over the whole text; Pango knows the reading order.
extension TextLayout {
  func caret(at offset: Int, width: CGFloat?) -> CGRect {
    guard let line = line(at: offset) else { return .zero }
    let offset = offset - line.shift
    let start = Int(line.line.pointee.start_index), end = start + Int(line.line.pointee.length)
    var x: Int32 = 0
    if offset >= end && end > start {
      // Behind the last character: Pango takes the right end of the line for it, also where the last character is the leftmost.
      pango_layout_line_index_to_x(line.line, Int32(lastCharacter(before: end, on: line)), 1, &x)
    } else {
      pango_layout_line_index_to_x(line.line, Int32(min(max(offset, start), end)), 0, &x)
    }
    return CGRect(
      x: left(of: line, width) + CGFloat(x) / CGFloat(PANGO_SCALE), y: top(of: line), width: 0, height: line.height)
  }

  /// The line that a byte of the text is on.
  private func line(at offset: Int) -> Line? {
    var low = 0, high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? lines[low - 1] : lines.first
  }

  /// The byte at which the last code point before `end` begins.
  private func lastCharacter(before end: Int, on line: Line) -> Int {
    guard let layout = line.line.pointee.layout, let text = pango_layout_get_text(layout) else { return end - 1 }
    var index = end - 1
    while index > 0, UInt8(bitPattern: text[index]) & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  func offset(at point: CGPoint, width: CGFloat?) -> Int {
    guard let line = lines.first(where: { point.y < top(of: $0) + $0.height }) ?? lines.last else { return 0 }
    var index: Int32 = 0, trailing: Int32 = 0
    let x = (point.x - left(of: line, width)) * CGFloat(PANGO_SCALE)
    pango_layout_line_x_to_index(line.line, Int32(min(max(x, -1e9), 1e9)), &index, &trailing)
    guard trailing > 0, let layout = line.line.pointee.layout, let text = pango_layout_get_text(layout) else {
      return Int(index) + line.shift
    }
    // `trailing` counts code points.
    var place = text + Int(index)
    for _ in 0..<trailing where place.pointee != 0 {
      repeat { place += 1 } while UInt8(bitPattern: place.pointee) & 0xC0 == 0x80
    }
    return place - text + line.shift
  }

  func selection(of range: Range<Int>, width: CGFloat?) -> [CGRect] {
    lines.flatMap { line -> [CGRect] in
      let start = Int(line.line.pointee.start_index), end = start + Int(line.line.pointee.length)
      let first = max(range.lowerBound - line.shift, start)
      let shown = first..<max(first, min(range.upperBound - line.shift, end))
      guard !shown.isEmpty else { return [] }
      // Pango counts from the left of its own layout, which aligns by itself: the whole line says where that begins.
      let origin = ranges(of: start..<end, on: line).map(\.lowerBound).min() ?? 0
      return ranges(of: shown, on: line).map {
        CGRect(
          x: left(of: line, width) + $0.lowerBound - origin, y: top(of: line), width: $0.upperBound - $0.lowerBound,
          height: line.height)
      }
    }
  }

  private func ranges(of bytes: Range<Int>, on line: Line) -> [Range<CGFloat>] {
    var edges: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(line.line, Int32(bytes.lowerBound), Int32(bytes.upperBound), &edges, &count)
    guard let edges else { return [] }
    defer { g_free(edges) }
    func points(_ index: Int) -> CGFloat { CGFloat(edges[index]) / CGFloat(PANGO_SCALE) }
    return (0..<Int(count)).map { min(points(2 * $0), points(2 * $0 + 1))..<max(points(2 * $0), points(2 * $0 + 1)) }
  }

  private func left(of line: Line, _ width: CGFloat?) -> CGFloat { inset(of: line.width, in: width ?? metrics.size.width) }
  private func top(of line: Line) -> CGFloat { line.baseline - line.ascent }
}

extension TextLayout.Line {
  /// What a byte of the block is counted as, less what Pango counts it as: a long text is set in several layouts.
  fileprivate var shift: Int { start - Int(line.pointee.start_index) }
}

extension PangoTypesetter {
  public func caret(in block: TextBlock, width: CGFloat?, at offset: Int) -> CGRect {
    if width == nil, let line = longLine(block) { return line.caret(at: offset) }
    return editedLayout(block, width: width).caret(at: offset, width: width)
  }
  public func offset(in block: TextBlock, width: CGFloat?, at point: CGPoint) -> Int {
    if width == nil, let line = longLine(block) { return line.offset(at: point) }
    return editedLayout(block, width: width).offset(at: point, width: width)
  }
  public func selection(in block: TextBlock, width: CGFloat?, range: Range<Int>) -> [CGRect] {
    if width == nil, let line = longLine(block) { return line.selection(of: range) }
    return editedLayout(block, width: width).selection(of: range, width: width)
  }
  public func editedSize(of block: TextBlock, width: CGFloat?) -> CGSize {
    if width == nil, let line = longLine(block) { return line.size }
    return measure(block, width: width, height: nil).size
  }
  public func parts(of block: TextBlock, within range: Range<CGFloat>) -> [TextPart] {
    if let line = longLine(block) { return line.parts(within: range) }
    return [TextPart(block: block, left: 0, width: measure(block, width: nil, height: nil).size.width)]
  }
}
