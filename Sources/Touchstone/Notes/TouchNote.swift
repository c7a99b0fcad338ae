import CoreGraphics
import GestureEngine

/// What a finger, a key or a wheel did, or what that caused.
///
/// Of a plain size, without memory of its own: names stand in the notes' table. Ten thousand notes are kept, and few are ever read.
struct TouchNote {
  typealias Name = Interned<NotedThing>.ID

  enum Fact {
    case landed(finger: Int, at: CGPoint, on: Name?)
    case lifted(finger: Int, at: CGPoint, isCancelled: Bool)
    /// nil: by nobody.
    case heard(finger: Int, by: Name?)
    case changed(Name, from: RecognizerState, to: RecognizerState, because: GestureReasonNaming<Name>)
    case waits(Name, for: Name)
    case pressed(Name)
    /// nil: nothing.
    case turned(Name, scrolls: Name?)
  }

  let time: TimeInterval
  let fact: Fact

  func forEachName(_ body: (Name) -> Void) {
    switch fact {
    case .landed(_, _, let name?), .heard(_, let name?), .pressed(let name): body(name)
    case .landed(_, _, nil), .heard(_, nil), .lifted: break
    case .changed(let name, _, _, let reason):
      body(name)
      if let other = reason.other { body(other) }
    case .waits(let name, let others):
      body(name)
      body(others)
    case .turned(let turn, let target):
      body(turn)
      if let target { body(target) }
    }
  }
}

/// What notes speak of.
enum NotedThing: Hashable {
  case recognizer(NotedName)
  case recognizers([NotedName])
  case layer(NotedLayer)
  case text(String)

  var words: String {
    switch self {
    case .recognizer(let name): name.description
    case .recognizers(let names): names.map(\.description).joined(separator: ", ")
    case .layer(let layer): layer.description
    case .text(let text): text
    }
  }
}
