import CoreGraphics
import GestureEngine

/// The latest notes of what fingers and keys did and caused, put into words when somebody reads them.
///
/// A gesture's name is the path of all that it lies in; hundreds of notes speak of the same few. So names are kept once, and a note is
/// a number for each. What many notes take is one array, not some blocks a note.
struct TouchNotes {
  private var notes: Recent<TouchNote>
  /// The names of which the notes that are kept speak.
  private(set) var things = Interned<NotedThing>()

  init(limit: Int) { notes = Recent(limit: limit) }

  /// How many were written, those that are no longer kept included.
  var total: Int { notes.total }

  var lines: [String] { notes.elements.map(words) }
  /// Those that were written when `place` others had been, and how many of them are gone.
  func lines(from place: Int) -> (kept: [String], gone: Int) {
    let (kept, gone) = notes.elements(from: place)
    return (kept.map(words), gone)
  }

  mutating func name(_ thing: NotedThing) -> TouchNote.Name { things.take(thing) }

  mutating func write(_ fact: TouchNote.Fact, at time: TimeInterval) {
    guard let gone = notes.append(TouchNote(time: time, fact: fact)) else { return }
    gone.forEachName { things.giveBack($0) }
  }

  private func words(_ note: TouchNote) -> String { "\(seconds(note.time)) \(words(note.fact))" }

  private func words(_ fact: TouchNote.Fact) -> String {
    func words(_ name: TouchNote.Name) -> String { things[name].words }
    switch fact {
    case .landed(let finger, let location, let target):
      return "finger \(finger) down at \(describe(location)) on \(target.map(words) ?? "nothing")"
    case .lifted(let finger, let location, let isCancelled):
      return "finger \(finger) \(isCancelled ? "cancelled" : "up") at \(describe(location))"
    case .heard(let finger, let recognizers):
      return "finger \(finger) is heard by \(recognizers.map(words) ?? "nobody")"
    case .changed(let recognizer, let old, let new, let reason):
      return "\(words(recognizer)): \(old) → \(new), \(reason.words(words))"
    case .waits(let recognizer, let others):
      return "\(words(recognizer)) waits for \(words(others))"
    case .pressed(let key): return words(key)
    case .turned(let turn, let target): return "\(words(turn)) scrolls \(target.map(words) ?? "nothing")"
    }
  }
}
