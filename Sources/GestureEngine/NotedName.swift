/// What somebody was called when something was noted, in parts: words are made when it is read.
///
/// Equal parts are equal names, so that many notes about one recognizer can share one name.
public struct NotedName: Hashable, CustomStringConvertible {
  /// What kind of thing it is, or all there is to say.
  public let kind: String
  /// Names of what it hangs on, innermost first.
  public let places: [String]
  /// Where it was written, as `#fileID` and a line; nil where that is not known.
  public let file: StaticString?
  /// Counted from 1; 0 where `file` is nil.
  public let line: UInt32
  /// Puts the parts into words. Names of one kind are all worded the same way, so it does not count when names are compared.
  private let wording: (NotedName) -> String

  /// A name that is one word.
  public init(_ kind: String) {
    self.init(kind, on: []) { $0.kind }
  }
  /// - Parameter wording: A function without a context of its own: one that holds nothing alive.
  public init(
    _ kind: String, on places: [String], file: StaticString? = nil, line: UInt32 = 0,
    wording: @escaping @Sendable (NotedName) -> String
  ) {
    self.kind = kind
    self.places = places
    self.file = file
    self.line = line
    self.wording = wording
  }

  /// The parts in words.
  public var description: String { wording(self) }

  public static func == (a: Self, b: Self) -> Bool {
    a.line == b.line && a.kind == b.kind && a.file?.utf8Start == b.file?.utf8Start && a.places == b.places
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(line)
    // The innermost tells most names apart; equality looks at all of them.
    hasher.combine(places.first)
    hasher.combine(places.count)
  }
}
