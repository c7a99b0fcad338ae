import Foundation
import Touchstone

/// Plays steps on a screen and writes down each: its touches, the console, what appeared and disappeared, and the work. What a
/// demo leaves in its folder is made here.
@MainActor
final class DemoRecorder {
  let screen: Screen
  /// The pictures a reader sees first, large enough to read.
  var showcase = Filmstrip(pictureWidth: 300)
  /// One movement, frame by frame.
  var filmstrip = Filmstrip()
  private let folder: URL
  private var lines: [String] = []
  private var touchLinesRead = 0
  private var consoleLinesRead = 0
  private var textsShown: [String] = []
  private(set) var files: [String] = []
  private(set) var steps = 0

  init(screen: Screen, folder: URL) throws {
    self.screen = screen
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Lets `action` happen, and pictures the screen after it when `picture` names a file.
  func step(_ title: String, picture name: String? = nil, _ action: () throws -> Void) throws {
    steps += 1
    lines.append("# \(title)")
    let work: Work
    do { work = try screen.work(action) } catch {
      lines += newTouchLines() + newConsoleLines() + ["failed: \(error)"]
      throw error
    }
    lines += newTouchLines()
    lines += newConsoleLines()
    lines += changesOfText()
    lines.append("work: \(describe(work))")
    lines.append("")
    if let name { try save(screen.picture(), as: name) }
  }

  func save(_ picture: Picture, as name: String) throws { try save(picture.png, as: name) }

  /// Below the folder; folders in `name` are made.
  func save(_ bytes: Data, as name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    files.append(name)
  }

  func saveLog(as name: String) throws {
    let refusals = screen.reports.map { "refused: \($0)" } + screen.unsettledFrames.map { "unsettled: \($0)" }
    let text = (lines + refusals).joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    files.append(name)
  }

  /// Saves the strips and the log.
  /// - Returns: The summary for whoever started the demo.
  func finish(_ app: String, output: String) throws -> String {
    try save(filmstrip.picture(), as: "filmstrip.png")
    try save(showcase.picture(), as: "screens.png")
    try saveLog(as: "log.txt")
    let seconds = String(format: "%.1f", screen.now)
    let pictures = files.filter { $0.first?.isNumber == true }.count
    return """
      \(app) on an \(screen.device.name): \(seconds) s of its own time, \(screen.work.framesRun) frames, \(steps) steps.
      \(pictures) pictures, filmstrip.png, screens.png and log.txt are in
      \(output)
      """
  }

  /// A point by its parts of the screen.
  func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: (screen.size.width * x).rounded(), y: (screen.size.height * y).rounded())
  }

  // MARK: What a step caused

  private func newTouchLines() -> [String] { screen.newTouchLines(from: &touchLinesRead).map(withShortPlaces) }
  private func newConsoleLines() -> [String] { screen.newConsoleLines(from: &consoleLinesRead).map { "console: \($0)" } }

  private func changesOfText() -> [String] {
    let texts = screen.elements.filter { $0.role == .text && $0.isVisible }.compactMap(\.label)
    defer { textsShown = texts }
    let difference = texts.difference(from: textsShown)
    return difference.removals.map { "gone: \(quoted($0))" } + difference.insertions.map { "shown: \(quoted($0))" }
  }

  /// A place in the tree is named by its line in the source, where it has one, else by its last steps.
  private func withShortPlaces(_ line: String) -> String {
    line.replacing(#/(?: of)? UIWindowScene(?: > [^>,:(]+)* \((\S+:\d+)\)/#) { " at \($0.output.1)" }
      .replacing(#/UIWindowScene(?: > [^>,:(]+)* > ([^>,:(]+ > [^>,:(]+ > [^>,:(]+)/#) { "\($0.output.1)" }
  }

  private func quoted(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let text, _), .remove(_, let text, _): "\"\(text)\""
    }
  }

  private func describe(_ work: Work) -> String {
    "\(work.framesRun) frames, \(work.bodiesRun) bodies, \(work.rulesRun) rules, \(work.layersWritten) writes to layers"
  }
}
