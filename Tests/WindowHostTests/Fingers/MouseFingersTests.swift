import CoreGraphics
import GestureEngine
import Testing

@testable import WindowHost

/// A mouse as one finger, and with Alt as two that mirror each other.
@Suite struct MouseFingersTests {
  private let glass = CGSize(width: 400, height: 800)
  private let alt = MouseFingers.Modifiers(makesPair: true)
  private let altAndShift = MouseFingers.Modifiers(makesPair: true, movesPair: true)

  private func text(_ samples: [TouchSample]) -> [String] {
    samples.map { "\($0.id) \($0.phase) \(Int($0.location.x)),\(Int($0.location.y))" }
  }

  @Test func theButtonIsAFinger() {
    var mouse = MouseFingers(glass: glass)
    #expect(mouse.move(to: CGPoint(x: 10, y: 20)).isEmpty, "a mouse that hovers touches nothing")
    #expect(text(mouse.press(at: CGPoint(x: 10, y: 20))) == ["-1 began 10,20"])
    #expect(text(mouse.move(to: CGPoint(x: 30, y: 60))) == ["-1 moved 30,60"])
    #expect(mouse.move(to: CGPoint(x: 30, y: 60)).isEmpty, "no news")
    #expect(text(mouse.release()) == ["-1 ended 30,60"])
    #expect(mouse.discs.isEmpty)
  }

  @Test func beyondTheEdgeAFingerStaysAtIt() {
    var mouse = MouseFingers(glass: glass)
    _ = mouse.press(at: CGPoint(x: 10, y: 790))
    #expect(text(mouse.move(to: CGPoint(x: -50, y: 900))) == ["-1 moved 0,800"])
  }

  @Test func besideTheGlassNothingIsTouched() {
    var mouse = MouseFingers(glass: glass)
    #expect(mouse.press(at: CGPoint(x: -1, y: 20)).isEmpty)
    #expect(mouse.move(to: CGPoint(x: 50, y: 20)).isEmpty)
    #expect(mouse.release().isEmpty)
  }

  @Test func withAltTwoFingersMirrorEachOther() {
    var mouse = MouseFingers(glass: glass)
    _ = mouse.move(to: CGPoint(x: 150, y: 300))
    #expect(mouse.change(alt).isEmpty)
    #expect(mouse.discs.map(\.location) == [CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 500)])
    #expect(mouse.discs.allSatisfy { !$0.isDown })
    #expect(text(mouse.press(at: CGPoint(x: 150, y: 300))) == ["-1 began 150,300", "-2 began 250,500"])
    #expect(mouse.discs.allSatisfy { $0.isDown })
    #expect(text(mouse.move(to: CGPoint(x: 100, y: 200))) == ["-1 moved 100,200", "-2 moved 300,600"])
    #expect(text(mouse.release()) == ["-1 ended 100,200", "-2 ended 300,600"])
  }

  @Test func withShiftBothMoveTogetherAndKeepTheirNewMiddle() {
    var mouse = MouseFingers(glass: glass)
    _ = mouse.change(alt)
    _ = mouse.press(at: CGPoint(x: 150, y: 300))
    _ = mouse.change(altAndShift)
    #expect(text(mouse.move(to: CGPoint(x: 170, y: 340))) == ["-1 moved 170,340", "-2 moved 270,540"])
    _ = mouse.change(alt)
    // The middle is (220, 440) now.
    #expect(text(mouse.move(to: CGPoint(x: 200, y: 400))) == ["-1 moved 200,400", "-2 moved 240,480"])
  }

  @Test func altInTheMiddleOfADragPutsTheSecondFingerDownAndTakesItAway() {
    var mouse = MouseFingers(glass: glass)
    _ = mouse.press(at: CGPoint(x: 100, y: 300))
    #expect(text(mouse.change(alt)) == ["-2 began 300,500"])
    #expect(text(mouse.change(MouseFingers.Modifiers())) == ["-2 ended 300,500"])
    #expect(text(mouse.release()) == ["-1 ended 100,300"])
  }

  @Test func whatTheSystemTakesAwayComesBackOnlyWithTheNextPress() {
    var mouse = MouseFingers(glass: glass)
    _ = mouse.change(alt)
    _ = mouse.press(at: CGPoint(x: 100, y: 300))
    #expect(text(mouse.cancel()) == ["-1 cancelled 100,300", "-2 cancelled 300,500"])
    #expect(mouse.move(to: CGPoint(x: 110, y: 300)).isEmpty)
    #expect(mouse.release().isEmpty)
    #expect(mouse.press(at: CGPoint(x: 110, y: 300)).count == 2)
  }

  @Test func overAnotherWindowNoDiscsAreShown() {
    var mouse = MouseFingers(glass: glass)
    _ = mouse.move(to: CGPoint(x: 100, y: 300))
    _ = mouse.change(alt)
    mouse.leave()
    #expect(mouse.discs.isEmpty)
  }
}
