import LayerTree

/// The long lines that were edited last: few, as only one has the keyboard's focus.
struct LongLines {
  private static let capacity = 4
  /// The latest at the end.
  private var lines: [LongLine] = []

  /// The line that says `block`, changed from the one that is most like it.
  mutating func line(for block: TextBlock, _ make: (TextBlock) -> TextLayout) -> LongLine? {
    guard LongLine.mayBeSet(block) else { return nil }
    let string = block.runs[0].string
    if let last = lines.last, last.says(string), last.hasStyle(of: block) { return last }
    let line = take(string, block) ?? LongLine(block)
    guard line.says(string) || line.set(string, make) else { return nil }
    if lines.count >= Self.capacity { lines.removeFirst() }
    lines.append(line)
    return line
  }

  private mutating func take(_ string: String, _ block: TextBlock) -> LongLine? {
    let candidates = lines.indices.filter { lines[$0].hasStyle(of: block) }
    guard let best = candidates.max(by: { lines[$0].commonBytes(with: string) < lines[$1].commonBytes(with: string) }),
      lines.count >= Self.capacity || 2 * lines[best].commonBytes(with: string) >= string.utf8.count
    else { return nil }
    return lines.remove(at: best)
  }
}
