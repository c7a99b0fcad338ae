import CoreGraphics

/// Plays a script on a screen, step by step.
///
/// What cannot be done ends it with a `TouchScriptError` that names the line: an element that is not there, an expectation that
/// is not met, a movement that no finger could make.
@MainActor
public final class TouchScriptPlayer {
  /// What is played. Its device and settings are asked for by whoever makes the screen.
  public let script: TouchScript
  /// Where its fingers land.
  public let screen: Screen
  private let save: (String, Data) throws -> Void
  private var fingers: [Int: Finger] = [:]
  private var filmstrips: [(name: String, strip: Filmstrip)] = []
  private var recording: String?

  /// - Parameter save: Keeps a file of the script: its name, such as `next.png`, and its bytes.
  public init(_ script: TouchScript, on screen: Screen, saving save: @escaping (String, Data) throws -> Void) {
    self.script = script
    self.screen = screen
    self.save = save
  }

  /// Plays one step.
  public func play(_ step: TouchScript.Step) throws {
    let reports = screen.reports.count
    do { try step.act(self) } catch let error as TouchScriptError { throw error } catch {
      throw TouchScriptError(
        script: script.name, line: step.line, text: step.text, reason: (error as? ScriptMistake)?.reason ?? "\(error)")
    }
    // Steps of a block have said it with their own lines.
    guard screen.reports.count == reports else {
      throw TouchScriptError(
        script: script.name, line: step.line, text: step.text, reason: screen.reports[reports...].joined(separator: "\n"))
    }
  }

  /// After the last step: saves what was collected on the way.
  public func finish() throws {
    if recording != nil { try stopRecording() }
    for (name, strip) in filmstrips { try save(name, strip.picture().png) }
    filmstrips = []
  }

  // MARK: Fingers

  func finger(_ number: Int) -> Finger {
    if let finger = fingers[number] { return finger }
    let finger = screen.finger()
    fingers[number] = finger
    return finger
  }

  func playTogether(_ steps: [TouchScript.Step]) throws {
    try screen.simultaneously { for step in steps { try play(step) } }
  }

  // MARK: Pictures

  func savePicture(_ name: String) throws { try save(name, screen.picture().png) }

  func addToFilmstrip(_ name: String, caption: String) {
    let index = filmstrips.firstIndex { $0.name == name } ?? filmstrips.endIndex
    if index == filmstrips.endIndex { filmstrips.append((name, Filmstrip())) }
    filmstrips[index].strip.add(screen.picture(), caption: caption)
  }

  func startRecording(_ name: String, width: CGFloat, framesPerSecond: Int) throws {
    if let recording { throw ScriptMistake("\"\(recording)\" is being recorded; stop comes first") }
    recording = name
    screen.startRecording(width: width, framesPerSecond: framesPerSecond)
  }

  func stopRecording() throws {
    guard let name = recording else { throw ScriptMistake("nothing is being recorded; record FILE comes first") }
    recording = nil
    try save(name, screen.stopRecording().png)
  }
}

extension Screen {
  /// Plays all of `script`.
  /// - Parameter save: Keeps a file of the script: its name and its bytes.
  /// - Throws: `TouchScriptError` at the first step that can't be done or is not met.
  public func play(_ script: TouchScript, saving save: @escaping (String, Data) throws -> Void = { _, _ in }) throws {
    let player = TouchScriptPlayer(script, on: self, saving: save)
    for step in script.steps { try player.play(step) }
    try player.finish()
  }
}
