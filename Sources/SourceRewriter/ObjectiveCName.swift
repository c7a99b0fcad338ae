/// The names that Swift gives methods in Objective-C.
enum ObjectiveCName {
  /// `tapped(_:)` is `tapped:`, `tapped(sender:)` is `tappedWithSender:`, `tapped(_:event:)` is `tapped:event:`.
  static func method(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let hasPreposition = prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: base))
      name += (hasPreposition ? "" : "With") + capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
  private static func firstWord(of name: String) -> String { String(name.prefix { !$0.isUppercase }) }
  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  /// Before these Swift writes no "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when",
    "with", "within",
  ]
}
