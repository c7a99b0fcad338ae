import CoreGraphics
import Foundation
import Touchstone

@testable import Reels

/// The feed of `Examples/Reels` under scripted fingers: a flick, likes, buttons, drags that fall back, the
/// upper end, a clip, a search and the tabs.
@MainActor
final class ReelsDemo {
  private let recorder: DemoRecorder
  private let output: String
  private var screen: Screen { recorder.screen }
  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { recorder.place(x, y) }

  init(_ options: DemoOptions) throws {
    output = options.output
    recorder = try DemoRecorder(
      screen: Screen(options.device, settings: options.settings, app: ReelsApp.self),
      folder: URL(fileURLWithPath: options.output))
  }

  /// Plays the script and writes the files.
  /// - Returns: The summary for whoever started it.
  func play() throws -> String {
    try playStart()
    try playFlick()
    try playLikes()
    try playDrags()
    try playClip()
    try playSearch()
    try playTabs()
    return try recorder.finish("Reels", output: output)
  }

  private func playStart() throws {
    try recorder.step("The app starts", picture: "01-start.png") { try screen.settle() }
    recorder.showcase.add(screen.picture(), caption: "At rest")
  }

  private func playFlick() throws {
    let finger = screen.finger()
    try recorder.step("A flick: 150 points up in 0.15 s") {
      finger.down(at: place(0.3, 0.6))
      recorder.filmstrip.add(screen.picture(), caption: "finger down")
      for points in [50, 100, 150] {
        finger.move(by: CGVector(dx: 0, dy: -50), over: 0.05, lifting: points == 150)
        recorder.filmstrip.add(screen.picture(), caption: points == 150 ? "lifted" : "\(points) points up")
      }
    }
    try recorder.step("0.05 s later") { screen.advance(by: 0.05) }
    recorder.filmstrip.add(screen.picture(), caption: "0.05 s later")
    try recorder.step("0.1 s after the flick", picture: "02-flick.png") { screen.advance(by: 0.05) }
    recorder.filmstrip.add(screen.picture(), caption: "0.1 s later")
    recorder.showcase.add(screen.picture(), caption: "0.1 s after a flick of 150 points")
    try recorder.step("0.2 s after the flick") { screen.advance(by: 0.1) }
    recorder.filmstrip.add(screen.picture(), caption: "0.2 s later")
    try recorder.step("The feed comes to rest", picture: "03-next-card.png") { try screen.settle() }
    recorder.filmstrip.add(screen.picture(), caption: "at rest")
  }

  private func playLikes() throws {
    try recorder.step("A double tap on the cover", picture: "04-double-tap.png") {
      screen.doubleTap(at: place(0.46, 0.4))
      screen.advance(by: 0.25)
    }
    recorder.showcase.add(screen.picture(), caption: "A double tap")
    try recorder.step("The heart fades") { try screen.settle() }
    try recorder.step("The button takes the like back", picture: "05-button.png") {
      try screen.tap(id: "like-1")
      try screen.settle()
    }
    try recorder.step("Two quick taps on the comment button: its action twice, no heart") {
      try screen.doubleTap(on: screen.find(id: "comment-1"))
      try screen.settle()
    }
  }

  private func playDrags() throws {
    let height = screen.size.height
    let finger = screen.finger()
    try recorder.step("A slow drag up over 40 % of the screen, 2 s long", picture: "06-slow-drag.png") {
      finger.down(at: place(0.3, 0.75))
      finger.move(by: CGVector(dx: 0, dy: -0.4 * height), over: 2)
    }
    try recorder.step("It is lifted: the card falls back") {
      finger.up()
      try screen.settle()
    }
    try recorder.step("The finger drags past half a page, then flicks back: the card stays", picture: "07-stays.png") {
      screen.simultaneously {
        finger.down(at: place(0.3, 0.85))
        finger.move(by: CGVector(dx: 0, dy: -0.6 * height), over: 0.6)
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1, lifting: true)
      }
      try screen.settle()
    }
    try recorder.step("A flick down: the first card") {
      screen.flick(from: place(0.3, 0.3), to: place(0.3, 0.6))
      try screen.settle()
    }
    try recorder.step("A drag beyond the first card: a rubber band holds it", picture: "08-rubber-band.png") {
      finger.down(at: place(0.3, 0.3))
      finger.move(by: CGVector(dx: 0, dy: 0.4 * height), over: 0.5)
      finger.hold(for: 0.1)
    }
    try recorder.step("It is lifted and comes back", picture: "09-end.png") {
      finger.up()
      try screen.settle()
    }
  }

  private func playClip() throws {
    try recorder.step("A clip plays for 3 s", picture: "10-clip.png") {
      try screen.tap(id: "play-0")
      screen.advance(by: 3)
    }
    try recorder.step("A finger rests on the card: the clip pauses", picture: "11-paused.png") {
      screen.press(at: place(0.3, 0.4), for: 1)
    }
    try recorder.step("The clip ends") { try screen.settle() }
  }

  private func playSearch() throws {
    try recorder.step("A tap on the search bar, and words", picture: "12-search.png") {
      try screen.tap(id: "search")
      screen.type("night market")
      try screen.settle()
    }
    recorder.showcase.add(screen.picture(), caption: "“night market” is typed")
    try recorder.step("More words: nothing is left", picture: "13-no-records.png") {
      screen.type(" blues")
      try screen.settle()
    }
    try recorder.step("The feed tab: all records again") {
      try screen.tap(id: "tab-feed")
      try screen.settle()
    }
  }

  private func playTabs() throws {
    try recorder.step("The popular tab", picture: "14-popular.png") {
      try screen.tap(id: "tab-popular")
      try screen.settle()
    }
  }
}
