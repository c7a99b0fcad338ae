/// A text with a caret or a selection, and what keys do to it. Places count characters as people see them: a syllable, an emoji
/// with its skin, a letter with its accent are one each.
///
/// A key costs as much in a long text as in a short one: characters are counted anew around a change only, and places are looked
/// for from the nearest one whose byte is known.
struct TextEditing {
  private(set) var text: String
  /// Where the selection began, and where the caret is; equal without a selection.
  private(set) var anchor: Int
  private(set) var caret: Int
  private var count: Int
  /// Where the last change or the caret was.
  private var known = Gap.start

  /// A gap between two characters.
  private struct Gap {
    var place: Int
    /// In bytes of UTF-8.
    var offset: Int
    static let start = Gap(place: 0, offset: 0)
  }

  /// The caret at the end.
  init(_ text: String = "") {
    self.text = text
    count = text.count
    anchor = count
    caret = count
  }

  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  var hasSelection: Bool { anchor != caret }
  var end: Int { count }

  // MARK: Places

  /// In bytes of UTF-8, as a typesetter counts.
  func offset(of place: Int) -> Int { gap(at: place).offset }

  /// The gap at a byte, or the next one after it.
  func place(ofOffset offset: Int) -> Int {
    var gap = knownGap { abs($0.offset - offset) }
    while gap.offset < offset, gap.place < count { gap = next(gap) }
    while gap.place > 0 {
      let previous = previous(gap)
      guard previous.offset >= offset else { break }
      gap = previous
    }
    return gap.place
  }

  /// The one at the least distance of those whose byte is known.
  private func knownGap(at distance: (Gap) -> Int) -> Gap {
    [known, endGap].reduce(.start) { distance($1) < distance($0) ? $1 : $0 }
  }
  private var endGap: Gap { Gap(place: count, offset: text.utf8.count) }

  private func gap(at place: Int) -> Gap {
    let place = min(max(place, 0), count)
    var gap = knownGap { abs($0.place - place) }
    if gap.place == place { return gap }
    let index = text.index(index(of: gap), offsetBy: place - gap.place)
    gap.offset = text.utf8.distance(from: text.startIndex, to: index)
    gap.place = place
    return gap
  }

  private func index(of gap: Gap) -> String.Index { text.utf8.index(text.startIndex, offsetBy: gap.offset) }
  private func next(_ gap: Gap) -> Gap { Self.next(gap, in: text) }
  private static func next(_ gap: Gap, in text: String) -> Gap {
    let index = text.utf8.index(text.startIndex, offsetBy: gap.offset)
    return Gap(place: gap.place + 1, offset: text.utf8.distance(from: text.startIndex, to: text.index(after: index)))
  }
  private func previous(_ gap: Gap) -> Gap {
    Gap(place: gap.place - 1, offset: text.utf8.distance(from: text.startIndex, to: text.index(before: index(of: gap))))
  }

  // MARK: Text

  /// Replaces the selection; the caret goes behind what is new.
  mutating func insert(_ new: String) {
    let start = gap(at: selection.lowerBound), end = gap(at: selection.upperBound)
    let old = text
    // Whether two characters are parted is decided by what is before and by the next code point: in front of the character before
    // the change nothing grows together anew.
    let stable = gap(at: start.place - 1)
    text.replaceSubrange(index(of: start)..<index(of: end), with: new)
    recount(from: stable, newEnd: start.offset + new.utf8.count, oldEnd: end, in: old)
  }

  /// The text was changed between `stable` and the byte `newEnd`, which was the gap `oldEnd` of the `old` text. Characters are
  /// counted until both texts have a gap at the same place of what follows: from there on they are the same.
  private mutating func recount(from stable: Gap, newEnd: Int, oldEnd: Gap, in old: String) {
    let growth = newEnd - oldEnd.offset
    var gap = stable, oldGap = oldEnd
    var caret: Gap?
    while true {
      // What is new may have grown together with its neighbours.
      if caret == nil && gap.offset >= newEnd { caret = gap }
      if gap.offset < oldGap.offset + growth {
        gap = Self.next(gap, in: text)
      } else if gap.offset > oldGap.offset + growth {
        oldGap = Self.next(oldGap, in: old)
      } else {
        break
      }
    }
    count += gap.place - oldGap.place
    known = caret ?? gap
    self.caret = known.place
    anchor = known.place
  }

  /// Deletes the selection, or the character before the caret.
  mutating func deleteBackward() {
    if !hasSelection { setCaret(caret - 1, extending: true) }
    insert("")
  }
  mutating func deleteForward() {
    if !hasSelection { setCaret(caret + 1, extending: true) }
    insert("")
  }

  /// Another text was written from outside: the caret stays where it is, inside.
  mutating func replaceAll(by new: String) {
    guard new != text else { return }
    text = new
    count = new.count
    known = .start
    anchor = min(anchor, count)
    caret = min(caret, count)
  }

  // MARK: Caret

  mutating func setCaret(_ place: Int, extending: Bool = false) {
    known = gap(at: place)
    caret = known.place
    if !extending { anchor = caret }
  }

  mutating func selectAll() { select(0..<count) }

  mutating func select(_ range: Range<Int>) {
    anchor = min(max(range.lowerBound, 0), count)
    caret = min(max(range.upperBound, 0), count)
  }

  /// One character on or back. Without `extending` a selection collapses to its end on that side.
  mutating func step(by step: Int, extending: Bool) {
    if hasSelection && !extending { return setCaret(step < 0 ? selection.lowerBound : selection.upperBound) }
    setCaret(caret + step, extending: extending)
  }

  /// The word at a place, or the run of blanks or signs there.
  func word(at place: Int) -> Range<Int> {
    let characters = Array(text)
    guard !characters.isEmpty else { return 0..<0 }
    let kind = Kind(characters[min(max(place, 0), characters.count - 1)])
    var start = min(max(place, 0), characters.count - 1), end = start + 1
    while start > 0, Kind(characters[start - 1]) == kind { start -= 1 }
    while end < characters.count, Kind(characters[end]) == kind { end += 1 }
    return start..<end
  }

  /// Where the caret goes word by word: behind the next word, or before the one that ends here.
  func wordBoundary(from place: Int, backwards: Bool) -> Int {
    let characters = Array(text)
    var place = place
    func isWord(_ index: Int) -> Bool { Kind(characters[index]) == .word }
    if backwards {
      while place > 0, !isWord(place - 1) { place -= 1 }
      while place > 0, isWord(place - 1) { place -= 1 }
    } else {
      while place < characters.count, !isWord(place) { place += 1 }
      while place < characters.count, isWord(place) { place += 1 }
    }
    return place
  }

  private enum Kind {
    case word, blank, sign
    init(_ character: Character) {
      self = character.isWhitespace ? .blank : character.isLetter || character.isNumber || character == "_" ? .word : .sign
    }
  }
}

extension TextEditing: Equatable {
  static func == (a: TextEditing, b: TextEditing) -> Bool { a.text == b.text && a.anchor == b.anchor && a.caret == b.caret }
}
