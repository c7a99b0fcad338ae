import CoreGraphics
import Foundation
import Touchstone

@testable import Scanner

/// The scan viewer of `Examples/Scanner` under scripted fingers: it opens, two fingers enlarge, one of them goes on as a pan, a
/// double tap goes to a point and back, pages turn, the large page is enlarged, a pull closes.
@MainActor
final class ScannerDemo {
  private let recorder: DemoRecorder
  private let output: String
  private var screen: Screen { recorder.screen }
  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { recorder.place(x, y) }

  init(_ options: DemoOptions) throws {
    output = options.output
    try Example.scanner.prepare()
    recorder = try DemoRecorder(
      screen: Screen(options.device, settings: options.settings, app: ScannerApp.self),
      folder: URL(fileURLWithPath: options.output))
  }

  /// Plays the script and writes the files.
  /// - Returns: The summary for whoever started it.
  func play() throws -> String {
    try playStart()
    try playPinch()
    try playDoubleTap()
    try playPages()
    try playLargePage()
    try playPull()
    return try recorder.finish("Scanner", output: output)
  }

  private func playStart() throws {
    try recorder.step("The app starts", picture: "01-scans.png") {
      try screen.settle()
      waitForLargePictures()
    }
    recorder.showcase.add(screen.picture(), caption: "All scans")
    try recorder.step("A tap opens the contract", picture: "02-open.png") {
      try screen.tap(id: "scan-02 Rental contract.jpg")
      try screen.settle()
    }
    recorder.showcase.add(screen.picture(), caption: "A tap opens one")
  }

  private func playPinch() throws {
    let stays = screen.finger(), leaves = screen.finger()
    recorder.filmstrip.add(screen.picture(), caption: "at rest")
    try recorder.step("Two fingers enlarge about their middle", picture: "03-pinch.png") {
      stays.down(at: place(0.4, 0.45))
      leaves.down(at: place(0.6, 0.45))
      screen.simultaneously {
        stays.move(to: place(0.15, 0.45), over: 0.35)
        leaves.move(to: place(0.85, 0.45), over: 0.35)
      }
    }
    recorder.filmstrip.add(screen.picture(), caption: "two fingers, 0.35 s")
    recorder.showcase.add(screen.picture(), caption: "Two fingers enlarge it")
    try recorder.step("One finger lifts, the other goes on as a pan", picture: "04-pan.png") {
      leaves.up()
      recorder.filmstrip.add(screen.picture(), caption: "one has lifted")
      stays.move(by: CGVector(dx: 90, dy: -60), over: 0.4)
    }
    recorder.filmstrip.add(screen.picture(), caption: "the other pans")
    try recorder.step("It is lifted with speed, and the page runs on") {
      stays.move(by: CGVector(dx: 40, dy: -70), over: 0.06, lifting: true)
      recorder.filmstrip.add(screen.picture(), caption: "lifted")
      screen.advance(by: 0.15)
      recorder.filmstrip.add(screen.picture(), caption: "0.15 s later")
      try screen.settle()
    }
    recorder.filmstrip.add(screen.picture(), caption: "at rest")
  }

  private func playDoubleTap() throws {
    try recorder.step("A double tap: back to the whole page") {
      screen.doubleTap(at: place(0.5, 0.5))
      try screen.settle()
    }
    try recorder.step("A double tap on the table: it stays under the finger", picture: "05-double-tap.png") {
      screen.doubleTap(at: place(0.75, 0.6))
      try screen.settle()
    }
    recorder.showcase.add(screen.picture(), caption: "A double tap on the table")
    try recorder.step("And back", picture: "06-whole.png") {
      screen.doubleTap(at: place(0.75, 0.6))
      try screen.settle()
    }
    try recorder.step("Two fingers make it too small: it is held back, and returns", picture: "07-small.png") {
      let left = screen.finger(), right = screen.finger()
      left.down(at: place(0.1, 0.5))
      right.down(at: place(0.9, 0.5))
      screen.simultaneously {
        left.move(to: place(0.38, 0.5), over: 0.4)
        right.move(to: place(0.62, 0.5), over: 0.4)
      }
      left.up()
      right.up()
    }
    try recorder.step("It comes to rest") { try screen.settle() }
  }

  private func playPages() throws {
    try recorder.step("A swipe turns the page") {
      screen.flick(from: place(0.8, 0.5), to: place(0.35, 0.5))
      screen.advance(by: 0.1)
    }
    try recorder.step("The next page", picture: "08-next-page.png") { try screen.settle() }
  }

  private func playLargePage() throws {
    try recorder.step("Two pages on: 12,000 × 16,000 pixels are decoded", picture: "09-loading.png") {
      for _ in 1...2 {
        screen.flick(from: place(0.8, 0.5), to: place(0.35, 0.5))
        try screen.settle()
      }
    }
    try recorder.step("They are there", picture: "09-large.png") { waitForLargePictures() }
    try recorder.step("Enlarged five times", picture: "10-large-enlarged.png") {
      let left = screen.finger(), right = screen.finger()
      left.down(at: place(0.47, 0.45))
      right.down(at: place(0.57, 0.45))
      screen.simultaneously {
        left.move(to: place(0.12, 0.4), over: 0.6)
        right.move(to: place(0.92, 0.5), over: 0.6)
      }
      left.up()
      right.up()
      try screen.settle()
    }
    recorder.showcase.add(screen.picture(), caption: "192 million pixels, enlarged")
    try recorder.step("And back") {
      screen.doubleTap(at: place(0.5, 0.5))
      try screen.settle()
    }
  }

  /// Lets the app's tasks decode on other threads, which takes real time and none of the screen's own: half a minute at most.
  private func waitForLargePictures() {
    for _ in 0..<3_000 where !screen.findAll(id: "loading").isEmpty {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      screen.advance(by: 1.0 / 60)
    }
  }

  private func playPull() throws {
    let finger = screen.finger()
    try recorder.step("A pull down", picture: "11-pull.png") {
      finger.down(at: place(0.5, 0.3))
      finger.move(by: CGVector(dx: 8, dy: 220), over: 0.3)
    }
    try recorder.step("It is lifted: the scans again", picture: "12-closed.png") {
      finger.up()
      try screen.settle()
    }
  }
}
