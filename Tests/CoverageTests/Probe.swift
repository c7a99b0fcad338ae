import CoreGraphics
import SwiftUI
import Touchstone

/// One public name and two scenes that differ in it alone.
@MainActor
struct Probe {
  let name: String
  fileprivate let plain: (Notes) throws -> Trial
  fileprivate let changed: (Notes) throws -> Trial
  fileprivate let script: Script
  /// Whether an action of the changed scene has to write a note: nothing else is what the name is for.
  fileprivate let mustCall: Bool

  typealias Script = @MainActor (Trial) async throws -> Void

  /// What tells the scenes apart once the script is over; nil for a name that does nothing.
  func difference() async throws -> Evidence? {
    func play(_ make: (Notes) throws -> Trial, isChanged: Bool) async throws -> Trial {
      let trial = try make(Notes())
      trial.isChanged = isChanged
      try await script(trial)
      return trial
    }
    let before = try await play(plain, isChanged: false)
    let found = Evidence.firstDifference(before, try await play(changed, isChanged: true))
    return mustCall && found != .callbacks ? nil : found
  }
}

/// A scene on a screen, and what its actions wrote down.
@MainActor
final class Trial {
  let screen: Screen
  let notes: Notes
  /// Whether the scene is the one that has the name that is probed.
  fileprivate(set) var isChanged = false

  init(screen: Screen, notes: Notes) {
    self.screen = screen
    self.notes = notes
  }

  /// Where the view that is probed lies, unless it is moved.
  let middle = CGPoint(x: Stage<EmptyView>.size.width / 2, y: Stage<EmptyView>.size.height / 2)

  func tap() { screen.tap(at: middle) }
  /// Taps the switch of a `Switching`, then lets a little time pass: less than an animation takes.
  func flip() throws {
    screen.tap(at: try screen.find(id: "switch").frame.center)
    screen.advance(by: 0.1)
  }
  /// Lets code run that waits for the main actor outside of frames.
  func waitForNotes() async {
    for _ in 0..<10 { await Task.yield() }
    screen.advance(by: 0.1)
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

/// Collects the probes of a topic.
@MainActor
final class Probes {
  private(set) var all: [Probe] = []

  /// Two scenes, the second of which has `name`.
  func compare<Plain: View, Changed: View>(
    _ name: String, _ plain: @escaping (Notes) -> Plain, _ changed: @escaping (Notes) -> Changed, mustCall: Bool = false,
    after script: @escaping Probe.Script = { _ in }
  ) {
    func trial(_ view: @escaping (Notes) -> some View) -> (Notes) throws -> Trial {
      { notes in Trial(screen: try Screen(stageDevice) { Stage(content: view(notes)) }, notes: notes) }
    }
    all.append(Probe(name: name, plain: trial(plain), changed: trial(changed), script: script, mustCall: mustCall))
  }
  func compare<Plain: View, Changed: View>(
    _ name: String, _ plain: Plain, _ changed: Changed, after script: @escaping Probe.Script = { _ in }
  ) {
    compare(name, { _ in plain }, { _ in changed }, after: script)
  }

  /// Two previews, the second of which has `name`.
  func comparePreviews<Plain: PreviewProvider, Changed: PreviewProvider>(
    _ name: String, _ plain: Plain.Type, _ changed: Changed.Type
  ) {
    func trial(_ provider: (some PreviewProvider).Type) -> (Notes) throws -> Trial {
      { notes in
        let preview = PreviewDiscovery.previews(of: provider)[0]
        notes.add("called \(preview.displayName == "named" ? "named" : "after its type")")
        return Trial(screen: try Screen(stageDevice, preview: preview), notes: notes)
      }
    }
    all.append(Probe(name: name, plain: trial(plain), changed: trial(changed), script: { _ in }, mustCall: false))
  }

  /// A view without and with a modifier.
  func probe<Subject: View, Changed: View>(
    _ name: String, on subject: Subject, after script: @escaping Probe.Script = { _ in }, _ change: @escaping (Subject) -> Changed
  ) {
    compare(name, { _ in subject }, { _ in change(subject) }, after: script)
  }
  func probe<Changed: View>(
    _ name: String, after script: @escaping Probe.Script = { _ in }, _ change: @escaping (Sign) -> Changed
  ) {
    probe(name, on: Sign(), after: script, change)
  }
  /// A view without and with a modifier whose actions write notes, at least one.
  func noting<Subject: View, Changed: View>(
    _ name: String, on subject: Subject, after script: @escaping Probe.Script = { _ in },
    _ change: @escaping (Subject, Notes) -> Changed
  ) {
    compare(name, { _ in subject }, { notes in change(subject, notes) }, mustCall: true, after: script)
  }
  func noting<Changed: View>(
    _ name: String, after script: @escaping Probe.Script = { _ in }, _ change: @escaping (Sign, Notes) -> Changed
  ) {
    noting(name, on: Sign(), after: script, change)
  }
  /// A view, in place of none.
  func shows<V: View>(_ name: String, after script: @escaping Probe.Script = { _ in }, _ view: V) {
    compare(name, { _ in EmptyView() }, { _ in view }, after: script)
  }
}
