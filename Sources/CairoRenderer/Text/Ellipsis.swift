import LayerTree

/// The last line of a text that is cut: as many characters as fit beside an ellipsis.
struct Ellipsis {
  /// A character and the run that styles it.
  private typealias Styled = (character: Character, run: Int)
  private let characters: [Styled], runs: [TextRun], truncation: TextBlock.Truncation

  /// `start` is the first byte of the block's text that no earlier line shows. A tail is cut from one paragraph; for the others,
  /// which show the end of the text, the paragraphs are joined by spaces.
  init(block: TextBlock, from start: Int) {
    runs = block.runs
    truncation = block.truncation
    var characters: [Styled] = []
    var offset = 0
    scan: for (index, run) in block.runs.enumerated() {
      for character in run.string {
        let isLeft = offset >= start
        offset += character.utf8.count
        guard isLeft else { continue }
        if character.isNewline && truncation == .tail { break scan }
        characters.append((character.isNewline ? " " : character, index))
      }
    }
    self.characters = characters
  }

  /// The longest line for which `fits` is true; the bare ellipsis when none is. `guess` is a number of characters to start from.
  func longestLine(startingFrom guess: Int, fits: ([TextRun]) -> Bool) -> [TextRun] {
    var low = 0, high = min(max(guess, 1), characters.count)
    while high < characters.count, fits(line(of: high)) {
      low = high
      high = min(high * 2, characters.count)
    }
    if high == characters.count, fits(line(of: high)) { return line(of: high) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(line(of: middle)) { low = middle } else { high = middle }
    }
    return line(of: low)
  }

  private func line(of count: Int) -> [TextRun] {
    switch truncation {
    case .tail: join(trimmed(characters.prefix(count)), [])
    case .head: join([], characters.suffix(count).drop { $0.character.isWhitespace })
    case .middle:
      join(trimmed(characters.prefix((count + 1) / 2)), characters.suffix(count / 2).drop { $0.character.isWhitespace })
    }
  }

  private func trimmed(_ part: ArraySlice<Styled>) -> ArraySlice<Styled> {
    // Cut once: there may be 100,000 of them.
    part[..<(part.lastIndex { !$0.character.isWhitespace }.map { $0 + 1 } ?? part.startIndex)]
  }

  /// The ellipsis takes the style of the character before it, or else of the one after it.
  private func join(_ before: ArraySlice<Styled>, _ after: ArraySlice<Styled>) -> [TextRun] {
    let style = before.last?.run ?? after.first?.run ?? characters.first?.run ?? runs.count - 1
    var result: [TextRun] = []
    var current = -1
    for (character, run) in Array(before) + [(character: "…", run: style)] + Array(after) {
      if run != current {
        result.append(runs[run])
        result[result.count - 1].string = ""
        current = run
      }
      result[result.count - 1].string.append(character)
    }
    return result
  }
}
