/// Reads a script line by line and collects what is wrong with it.
struct ScriptParser {
  let name: String
  var setup: ScriptSetup
  private(set) var steps: [TouchScript.Step] = []
  private(set) var errors: [TouchScriptError] = []
  private var comment: (text: String, line: Int)?
  /// The block that is being read.
  private var block: (start: TouchScript.Step, steps: [TouchScript.Step])?

  /// Enough to mend a script by (a choice).
  private static let errorsListed = 20

  init(name: String, setup: ScriptSetup) {
    self.name = name
    self.setup = setup
  }

  mutating func read(_ text: String) {
    // Editors of other systems begin a file with a byte order mark.
    let lines = text.drop { $0 == "\u{FEFF}" }.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where errors.count < Self.errorsListed {
      do { try read(line, number: index + 1) } catch let mistake as ScriptMistake {
        note(mistake, line: index + 1, text: line.trimmed)
      } catch { note(ScriptMistake("\(error)"), line: index + 1, text: line.trimmed) }
    }
    if let block {
      note(
        ScriptMistake("read the end of the script, expected \"\(ScriptVerb.block.end)\" of this block"), line: block.start.line,
        text: block.start.text)
    }
  }

  private mutating func note(_ mistake: ScriptMistake, line: Int, text: String) {
    errors.append(TouchScriptError(script: name, line: line, text: text, reason: mistake.reason))
  }

  private mutating func read(_ text: Substring, number: Int) throws {
    let line = try ScriptLine(text)
    guard let first = line.words.first else {
      if let text = line.comment, !text.isEmpty { comment = (text, number) }
      return
    }
    let title = comment.flatMap { $0.line == number - 1 ? $0.text : nil } ?? text.trimmed
    func step(_ act: @escaping @MainActor (TouchScriptPlayer) throws -> Void) -> TouchScript.Step {
      TouchScript.Step(line: number, text: text.trimmed, title: title, act: act)
    }
    var reader = ScriptReader(Array(line.words.dropFirst()))
    switch first {
    case .bare(ScriptVerb.block.start):
      try reader.end()
      guard block == nil else { throw ScriptMistake(read: first, expected: "a step of a finger: blocks don't hold blocks") }
      block = (step { _ in }, [])
    case .bare(ScriptVerb.block.end):
      try reader.end()
      guard let block else { throw ScriptMistake(read: first, expected: "a verb: no block was begun") }
      self.block = nil
      let inner = block.steps
      let start = block.start
      steps.append(
        TouchScript.Step(line: start.line, text: start.text, title: start.title) { try $0.playTogether(inner) })
    default:
      let verb = try self.verb(first)
      let action = try read(&reader, as: verb)
      try add(action, verb, step)
    }
  }

  private func verb(_ word: ScriptWord) throws -> ScriptVerb {
    if case .bare(let name) = word, let verb = ScriptVerb.named[name] { return verb }
    let names = ScriptVerb.all.map(\.name) + [ScriptVerb.block.start, ScriptVerb.block.end]
    let nearest = nearestName(to: word.string, in: names).map { "; did you mean \"\($0)\"?" } ?? ""
    throw ScriptMistake(read: word, expected: "a verb (\(names.joined(separator: ", ")))", hint: nearest)
  }

  private func read(_ reader: inout ScriptReader, as verb: ScriptVerb) throws -> ScriptAction {
    do {
      let action = try verb.read(&reader)
      try reader.end()
      return action
    } catch let mistake as ScriptMistake {
      throw ScriptMistake(
        "\(mistake.reason). It is written: \(verb.syntax.map { "\(verb.name) \($0)" }.joined(separator: ", or "))")
    }
  }

  private mutating func add(
    _ action: ScriptAction, _ verb: ScriptVerb,
    _ step: (@escaping @MainActor (TouchScriptPlayer) throws -> Void) -> TouchScript.Step
  ) throws {
    if block != nil {
      guard case .fingerStep(let act) = action else {
        throw ScriptMistake(
          "read \"\(verb.name)\", expected a step of a finger, or \"\(ScriptVerb.block.end)\": "
            + "between \"\(ScriptVerb.block.start)\" and \"\(ScriptVerb.block.end)\" several fingers move side by side")
      }
      block?.steps.append(step(act))
      return
    }
    switch action {
    case .setup(let change):
      guard steps.isEmpty else {
        throw ScriptMistake("read \"\(verb.name)\" after the first step, expected it above: it says how the application starts")
      }
      change(&setup)
    case .appearance(let isDark) where steps.isEmpty: setup.settings.isDark = isDark
    case .appearance(let isDark): steps.append(step { $0.screen.isDark = isDark })
    case .step(let act), .fingerStep(let act): steps.append(step(act))
    }
  }
}
