/// What a line can begin with.
struct ScriptVerb {
  let name: String
  /// How the line goes on, for errors and for documentation: capitals stand for values, square brackets for what may be left out.
  let syntax: [String]
  let read: (inout ScriptReader) throws -> ScriptAction

  init(_ name: String, _ syntax: String..., read: @escaping (inout ScriptReader) throws -> ScriptAction) {
    self.name = name
    self.syntax = syntax
    self.read = read
  }

  /// All of them, in the order of the documentation.
  static let all: [ScriptVerb] = setup + touches + fingers + keyboard + pointer + time + assistance + expectations + pictures
  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  /// What stands around a block.
  static let block = (start: "together", end: "end")
}

/// What a line does.
enum ScriptAction {
  /// Before the application is started.
  case setup((inout ScriptSetup) -> Void)
  /// Before it, or while it runs.
  case appearance(isDark: Bool)
  case step(@MainActor (TouchScriptPlayer) throws -> Void)
  /// A step of one finger, which may stand in a block.
  case fingerStep(@MainActor (TouchScriptPlayer) throws -> Void)
}

/// The name most like `word`, when it is alike enough that it may have been meant.
func nearestName(to word: String, in names: [String]) -> String? {
  let distances = names.map { (name: $0, distance: editDistance(word, $0)) }
  guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return nearest.distance <= max(1, min(word.count, nearest.name.count) / 2) ? nearest.name : nil
}
