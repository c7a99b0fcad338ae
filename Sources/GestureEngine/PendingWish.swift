/// The wish of a recognizer that the arena has not decided yet; a stronger one replaces a weaker one.
struct PendingWish {
  enum Kind {
    case nothing, advance, end
    case fail(GestureReason)
    case cancel(GestureReason)
  }

  private(set) var kind = Kind.nothing
  /// Asked to begin before anything else: a continuous recognizer.
  private(set) var isContinuous = false

  mutating func take(_ wish: RecognizerWish) {
    switch (kind, wish) {
    case (.nothing, .begin), (.nothing, .change), (.advance, .begin), (.advance, .change):
      kind = .advance
      isContinuous = true
    case (.nothing, .end), (.advance, .end), (.end, .end): kind = .end
    case (.end, .begin), (.end, .change): break
    case (.fail, .begin), (.fail, .change), (.fail, .end), (.cancel, .begin), (.cancel, .change), (.cancel, .end): break
    case (.nothing, .fail(let reason)), (.advance, .fail(let reason)), (.end, .fail(let reason)): kind = .fail(reason)
    case (.fail, .fail), (.cancel, .fail): break
    case (.nothing, .cancel(let reason)), (.advance, .cancel(let reason)), (.end, .cancel(let reason)),
      (.fail, .cancel(let reason)):
      kind = .cancel(reason)
    case (.cancel, .cancel): break
    }
  }

  /// The arena has granted it.
  mutating func clear() { kind = .nothing }

  var isNothing: Bool { if case .nothing = kind { true } else { false } }
  var wantsToRecognize: Bool {
    switch kind {
    case .advance, .end: true
    case .nothing, .fail, .cancel: false
    }
  }
  var isEnd: Bool { if case .end = kind { true } else { false } }
}
