/// The inline marks of Markdown that a text's literal may have: `*italic*`, `**bold**`, `***both***`, `~~struck~~`, `` `code` ``,
/// `[title](address)` and backslashes.
///
/// As in CommonMark, a run of marks opens where no space follows it, closes where no space precedes it, and underscores do
/// neither inside a word. What finds no partner stays as it was written. Links show their title in the tint's colour; they open
/// nothing.
struct InlineMarkdown {
  private enum Token {
    case text(Text)
    /// A run of equal marks, and whether it may open or close.
    case marks(Character, count: Int, opens: Bool, closes: Bool)
  }
  private var tokens: [Token] = []

  /// Looks at bytes: no part of another character is one of these.
  static func mayMark(_ string: String) -> Bool {
    string.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
      default: false
      }
    }
  }

  static func content(of pieces: [LocalizedStringKey.Piece]) -> Text.Content {
    var markdown = InlineMarkdown()
    for piece in pieces {
      switch piece {
      case .literal(let string): markdown.scan(Array(string))
      case .inserted(let text): markdown.tokens.append(.text(text))
      }
    }
    let texts = markdown.texts(markdown.tokens[...])
    if texts.count == 1, texts[0].style == Text.Style() { return texts[0].content }
    return .sequence(texts)
  }

  // MARK: Tokens

  private mutating func scan(_ characters: [Character]) {
    var plain = ""
    var index = 0
    func flush(_ tokens: inout [Token]) {
      if !plain.isEmpty { tokens.append(.text(Text(verbatim: plain))) }
      plain = ""
    }
    while index < characters.count {
      let character = characters[index]
      switch character {
      case "\\" where index + 1 < characters.count && characters[index + 1].isPunctuationOrSymbol:
        plain.append(characters[index + 1])
        index += 2
      case "`":
        if let end = characters[(index + 1)...].firstIndex(of: "`") {
          flush(&tokens)
          tokens.append(.text(Text(verbatim: String(characters[(index + 1)..<end])).monospaced()))
          index = end + 1
        } else {
          plain.append(character)
          index += 1
        }
      case "[":
        if let (title, end) = link(characters, from: index) {
          flush(&tokens)
          tokens.append(.text(title))
          index = end
        } else {
          plain.append(character)
          index += 1
        }
      case "*", "_", "~":
        var end = index
        while end < characters.count, characters[end] == character { end += 1 }
        flush(&tokens)
        tokens.append(marks(character, characters, index..<end))
        index = end
      default:
        plain.append(character)
        index += 1
      }
    }
    flush(&tokens)
  }

  private func marks(_ mark: Character, _ characters: [Character], _ range: Range<Int>) -> Token {
    let before = range.lowerBound > 0 ? characters[range.lowerBound - 1] : " "
    let after = range.upperBound < characters.count ? characters[range.upperBound] : " "
    let count = range.count
    if mark == "~" && count != 2 { return .text(Text(verbatim: String(repeating: mark, count: count))) }
    let leans = !after.isWhitespace && (!after.isPunctuationOrSymbol || before.isWhitespace || before.isPunctuationOrSymbol)
    let leansBack = !before.isWhitespace && (!before.isPunctuationOrSymbol || after.isWhitespace || after.isPunctuationOrSymbol)
    if mark == "_" {
      return .marks(
        mark, count: count, opens: leans && (!leansBack || before.isPunctuationOrSymbol),
        closes: leansBack && (!leans || after.isPunctuationOrSymbol))
    }
    return .marks(mark, count: count, opens: leans, closes: leansBack)
  }

  private func link(_ characters: [Character], from start: Int) -> (Text, end: Int)? {
    guard let close = characters[start...].firstIndex(of: "]"), close + 1 < characters.count, characters[close + 1] == "(",
      let end = characters[(close + 1)...].firstIndex(of: ")")
    else { return nil }
    var inner = InlineMarkdown()
    inner.scan(Array(characters[(start + 1)..<close]))
    return (Text(.sequence(inner.texts(inner.tokens[...]))).foregroundStyle(TintShapeStyle()), end + 1)
  }

  // MARK: Pairs

  private func texts(_ tokens: ArraySlice<Token>) -> [Text] {
    var result: [Text] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      switch tokens[index] {
      case .text(let text):
        result.append(text)
        index += 1
      case .marks(let mark, let count, let opens, _):
        if opens, let close = partner(of: mark, count, in: tokens[(index + 1)...]) {
          result.append(styled(mark, count, texts(tokens[(index + 1)..<close])))
          index = close + 1
        } else {
          result.append(Text(verbatim: String(repeating: mark, count: count)))
          index += 1
        }
      }
    }
    return result
  }

  private func partner(of mark: Character, _ count: Int, in tokens: ArraySlice<Token>) -> Int? {
    guard count <= 3 else { return nil }
    return tokens.indices.first {
      guard case .marks(mark, count, _, true) = tokens[$0] else { return false }
      return true
    }
  }

  private func styled(_ mark: Character, _ count: Int, _ inner: [Text]) -> Text {
    let text = inner.count == 1 ? inner[0] : Text(.sequence(inner))
    if mark == "~" { return text.strikethrough() }
    switch count {
    case 1: return text.italic()
    case 2: return text.bold()
    default: return text.bold().italic()
    }
  }
}

extension Character {
  fileprivate var isPunctuationOrSymbol: Bool { isPunctuation || isSymbol }
}
