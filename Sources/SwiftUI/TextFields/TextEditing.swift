/// A text with a caret or a selection, and what keys do to it. Places count characters as people see them: a syllable, an emoji
/// with its skin, a letter with its accent are one each.
struct TextEditing: Equatable {
  private(set) var text: String
  /// Where the selection began, and where the caret is; equal without a selection.
  private(set) var anchor: Int
  private(set) var caret: Int
  private var count: Int

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

  func index(of place: Int) -> String.Index { text.index(text.startIndex, offsetBy: min(max(place, 0), count)) }
  /// In bytes of UTF-8, as a typesetter counts.
  func offset(of place: Int) -> Int { text.utf8.distance(from: text.startIndex, to: index(of: place)) }
  /// The gap at a byte, or the next one after it.
  func place(ofOffset offset: Int) -> Int {
    var (place, bytes) = (0, 0)
    for character in text {
      if bytes >= offset { break }
      bytes += character.utf8.count
      place += 1
    }
    return place
  }

  // MARK: Text

  /// Replaces the selection; the caret goes behind what is new.
  mutating func insert(_ new: String) {
    let range = index(of: selection.lowerBound)..<index(of: selection.upperBound)
    let bytes = offset(of: selection.lowerBound) + new.utf8.count
    text.replaceSubrange(range, with: new)
    count = text.count
    // What is new may have grown together with its neighbours.
    setCaret(place(ofOffset: bytes))
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
    anchor = min(anchor, count)
    caret = min(caret, count)
  }

  // MARK: Caret

  mutating func setCaret(_ place: Int, extending: Bool = false) {
    caret = min(max(place, 0), count)
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
