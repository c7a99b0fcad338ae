/// A bound on the tabs of one line.
///
/// Pango measures the whole line before each tab on it, in time that grows with the square of their number: 100,000 take minutes.
/// Those behind the first few hundred are set as spaces (a choice): they lie far beyond what any screen shows.
enum TabLimit {
  static let most = 500

  /// `text` with as many bytes, so that places in it stay what they are. Where it is broken into lines, only tabs in a row are
  /// known to be on one: they hang behind its end.
  static func applied(to text: String, breaksLines: Bool) -> String {
    let tab = UInt8(ascii: "\t"), newline = UInt8(ascii: "\n")
    guard text.utf8.count > most, text.utf8.contains(tab) else { return text }
    var bytes = Array(text.utf8), count = 0
    for index in bytes.indices {
      if bytes[index] == tab {
        count += 1
        if count > most { bytes[index] = UInt8(ascii: " ") }
      } else if breaksLines || bytes[index] == newline {
        count = 0
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
