import CoreGraphics
import Foundation
import Touchstone

@testable import Practice

/// The charts of `Examples/Practice` under scripted fingers: a tap opens a report, the same bar and the next one, taps beside the
/// plot, older sessions, the time of single questions, the staff map, and every way to close.
@MainActor
final class PracticeDemo {
  private let recorder: DemoRecorder
  private let output: String
  private var screen: Screen { recorder.screen }

  init(_ options: DemoOptions) throws {
    output = options.output
    recorder = try DemoRecorder(
      screen: Screen(options.device, settings: options.settings, app: PracticeApp.self),
      folder: URL(fileURLWithPath: options.output))
  }

  /// Plays the script and writes the files.
  /// - Returns: The summary for whoever started it.
  func play() throws -> String {
    try playBars()
    try playBeside()
    try playClosing()
    try playOlder()
    try playTimes()
    try playNotes()
    return try recorder.finish("Practice", output: output)
  }

  /// Where a bar is drawn; what hears the tap lies in front of the chart.
  private func tap(_ bar: String) throws {
    let frame = try screen.find(id: bar).frame
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func playBars() throws {
    try recorder.step("The app starts", picture: "01-start.png") { try screen.settle() }
    recorder.showcase.add(screen.picture(), caption: "The last eight sessions")
    recorder.filmstrip.add(screen.picture(), caption: "at rest")
    try recorder.step("A tap on the bar of session 20: its report comes up") {
      try tap("bar-20")
      for _ in 1...3 {
        screen.advance(by: 0.1)
        recorder.filmstrip.add(screen.picture(), caption: "on its way up")
      }
    }
    try recorder.step("It is open", picture: "02-report.png") { try screen.settle() }
    recorder.filmstrip.add(screen.picture(), caption: "session 20")
    recorder.showcase.add(screen.picture(), caption: "A tap opens a session")
    try recorder.step("The same bar again: nothing closes", picture: "03-again.png") {
      try tap("bar-20")
      try screen.settle()
    }
    try recorder.step("Another bar: the report is that session's", picture: "04-another.png") {
      try tap("bar-23")
      try screen.settle()
    }
    recorder.filmstrip.add(screen.picture(), caption: "another bar")
  }

  private func playBeside() throws {
    let bar = try screen.find(id: "bar-22").frame, next = try screen.find(id: "bar-23").frame
    try recorder.step("The gap beside a bar: the band under it, session 22") {
      screen.tap(at: CGPoint(x: bar.maxX + (next.minX - bar.maxX) / 4, y: bar.maxY - 8))
      try screen.settle()
    }
    try recorder.step("A label of the y axis: nothing", picture: "05-labels.png") {
      try screen.tap(at: labelPlace())
      try screen.settle()
    }
  }

  /// In the label in the middle of the y axis.
  private func labelPlace() throws -> CGPoint {
    let chart = try screen.find(id: "accuracy-chart").frame
    return CGPoint(x: chart.minX + 8, y: chart.minY + chart.height * 0.4)
  }

  private func playClosing() throws {
    let finger = screen.finger()
    let title = try screen.find(id: "report-title").frame
    try recorder.step("The handle is pulled down", picture: "06-pulled.png") {
      finger.down(at: CGPoint(x: screen.size.width / 2, y: title.minY - 14))
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
    }
    recorder.filmstrip.add(screen.picture(), caption: "pulled by its handle")
    try recorder.step("It is lifted: the report is gone") {
      finger.up()
      try screen.settle()
    }
    recorder.filmstrip.add(screen.picture(), caption: "closed")
  }

  private func playOlder() throws {
    let bar = try screen.find(id: "bar-18").frame, band = try screen.find(id: "bar-19").frame.minX - bar.minX
    try recorder.step("A drag by six bars, and the 10 points that it takes to begin: older sessions", picture: "07-older.png") {
      screen.drag(
        from: CGPoint(x: bar.midX, y: bar.midY), to: CGPoint(x: bar.midX + 6 * band + 10, y: bar.midY), duration: 0.6,
        holding: 0.2)
      try screen.settle()
    }
    try recorder.step("A tap on session 12", picture: "08-older-report.png") {
      try tap("bar-12")
      try screen.settle()
    }
    recorder.showcase.add(screen.picture(), caption: "An older one")
    try recorder.step("The close button") {
      try screen.tap(id: "close")
      try screen.settle()
    }
  }

  private func playTimes() throws {
    try recorder.step("A question of the latest session", picture: "09-question.png") {
      try tap("question-6")
      try screen.settle()
    }
  }

  private func playNotes() throws {
    try recorder.step("The staff map", picture: "10-notes.png") {
      try screen.tap(id: "page-notes")
      try screen.settle()
    }
    try recorder.step("A tap on a note: its report", picture: "11-note.png") {
      try screen.tap(id: "note-treble-5")
      try screen.settle()
    }
    recorder.showcase.add(screen.picture(), caption: "The staff map")
    try recorder.step("The same note again closes it", picture: "12-note-again.png") {
      try screen.tap(id: "note-treble-5")
      try screen.settle()
    }
  }
}
