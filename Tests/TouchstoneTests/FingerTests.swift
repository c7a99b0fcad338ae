import CoreGraphics
import GestureEngine
import Testing
import Touchstone
import UIKit

@MainActor @Suite struct FingerTests {
  private func listening(framesPerSecond: Int = 60) throws -> (Screen, Listener) {
    let view = label("pad", CGRect(x: 0, y: 0, width: 100, height: 200))
    let listener = Listener()
    view.backingLayer.setRecognizers([listener])
    let screen = try screen([view], framesPerSecond: framesPerSecond)
    screen.advance(by: 1)
    return (screen, listener)
  }

  @Test(arguments: [60, 120])
  func aDragIsStampedOnTheGridAndLeavesAtItsSpeed(framesPerSecond: Int) throws {
    let (screen, listener) = try listening(framesPerSecond: framesPerSecond)
    screen.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 30), duration: 0.15)
    let notes = listener.notes
    #expect(notes.count == 1 + 18)
    #expect(notes.first?.phase == .began && notes.last?.phase == .ended)
    #expect(notes.last?.location == CGPoint(x: 50, y: 30))
    for (index, note) in notes.enumerated() {
      #expect(abs(note.time - (notes[0].time + Double(index) / 120)) < 1e-9)
      #expect(abs(note.location.y - (180 - 150 * CGFloat(index) / 18)) < 1e-9)
    }
    #expect(screen.now >= notes.last!.time && screen.now < notes.last!.time + 1 / Double(framesPerSecond))
  }

  @Test func holdingAtTheEndLiftsAtRest() throws {
    let (screen, listener) = try listening()
    screen.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 50), duration: 0.1, holding: 0.2)
    let last = listener.notes.suffix(2)
    #expect(last.map(\.phase) == [.moved, .ended])
    #expect(abs(last.last!.time - last.first!.time - 0.2 - 1.0 / 120) < 1e-9)
  }

  @Test func tapsAndDoubleTaps() throws {
    let (screen, listener) = try listening()
    screen.tap(at: CGPoint(x: 5, y: 5))
    #expect(listener.notes.map(\.phase) == [.began, .ended])
    listener.notes = []
    screen.doubleTap(at: CGPoint(x: 5, y: 5))
    #expect(listener.notes.map(\.phase) == [.began, .ended, .began, .ended])
    let times = listener.notes.map(\.time)
    #expect(times[2] - times[1] < 0.35 && times[3] - times[1] < 0.35)
    listener.notes = []
    screen.press(at: CGPoint(x: 5, y: 5), for: 1)
    #expect(listener.notes[1].time - listener.notes[0].time >= 1)
  }

  @Test func fingersInterleave() throws {
    let left = label("left", CGRect(x: 0, y: 0, width: 50, height: 200))
    let right = label("right", CGRect(x: 50, y: 0, width: 50, height: 200))
    let (listener, other) = (Listener(), Listener())
    left.backingLayer.setRecognizers([listener])
    right.backingLayer.setRecognizers([other])
    let screen = try screen([left, right])
    let first = screen.finger()
    let second = screen.finger()
    first.down(at: CGPoint(x: 10, y: 10))
    first.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
    second.down(at: CGPoint(x: 50, y: 10))
    #expect(first.isDown && second.isDown)
    second.up()
    first.move(by: CGVector(dx: 0, dy: 20))
    first.up()
    #expect(other.notes.map(\.phase) == [.began, .ended])
    #expect(listener.notes.last?.location == CGPoint(x: 10, y: 50))
    #expect(listener.notes.last!.time > other.notes.last!.time)

    listener.notes = []
    other.notes = []
    let start = screen.now
    screen.simultaneously {
      for (finger, x) in [(first, 20.0), (second, 80.0)] {
        finger.down(at: CGPoint(x: x, y: 100))
        finger.move(to: CGPoint(x: 50, y: 100), over: 0.2)
        finger.up()
      }
    }
    #expect(listener.notes.count == other.notes.count)
    #expect(listener.notes.first?.time == other.notes.first?.time)
    #expect(screen.now - start < 0.25)
  }

  @Test func impossibleSequencesAreRefusedWithAReport() throws {
    let (screen, listener) = try listening()
    let finger = screen.finger()
    finger.move(to: .zero)
    finger.up()
    finger.down(at: CGPoint(x: 500, y: 0))
    finger.down(at: CGPoint(x: CGFloat.nan, y: 0))
    finger.down(at: CGPoint(x: 1, y: 1))
    finger.down(at: CGPoint(x: 2, y: 2))
    finger.move(to: CGPoint(x: 3, y: 3), over: -1)
    finger.cancel()
    finger.cancel()
    #expect(screen.reports.count == 7)
    #expect(screen.reports.first?.contains("moved to (0, 0) while it was up") == true)
    #expect(listener.notes.map(\.phase) == [.began, .cancelled])
  }

  @Test func losingTheKeyTakesFingersAway() throws {
    let (screen, listener) = try listening()
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 1, y: 1))
    screen.resignKey()
    #expect(!finger.isDown && !screen.window.isKeyWindow)
    #expect(listener.notes.map(\.phase) == [.began, .cancelled])
    screen.becomeKey()
    #expect(screen.window.isKeyWindow)
    screen.tap(at: CGPoint(x: 1, y: 1))
    #expect(listener.notes.suffix(2).map(\.phase) == [.began, .ended])
  }

  @Test func theLogSaysWhatFingersCaused() throws {
    let (screen, _) = try listening()
    screen.tap(at: CGPoint(x: 5, y: 6))
    #expect(
      screen.touchLog == [
        "1.0083 finger 1 down at (5, 6) on UIView \"pad\" (0, 0, 100 × 200)",
        "1.0083 finger 1 is heard by Listener",
        "1.0667 Listener: possible → ended, recognized",
        "1.0667 finger 1 up at (5, 6)",
      ])
  }
}
