import CoreGraphics
import Testing
import Touchstone
import UIKit

/// `UITapGestureRecognizer` (Documentation/Facts.md, 2.4) and what a view under it hears (2.3).
@MainActor @Suite struct TapRecognizerTests {
  private func tap(_ taps: Int = 1, fingers: Int = 1, on stand: Stand, as name: String = "tap") -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    stand.content.addGestureRecognizer(tap)
    stand.heard.listen(to: tap, as: name) { "\(Int($0.location(in: stand.content).x)),\(Int($0.location(in: stand.content).y))" }
    return tap
  }

  /// Facts 2.3: a recognizer that recognizes has the touch cancelled for the view. [documented]
  @Test func tapIsHeardOnceAtItsPlaceAndTakesTheTouchFromTheView() throws {
    let stand = try Stand()
    let tap = tap(on: stand)
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read() == ["view began", "tap ended 100,100", "view cancelled"])
    #expect(tap.state == .possible)
  }

  /// Facts 2.3: with `cancelsTouchesInView` off the view hears the end. [documented]
  @Test func withoutCancellationTheViewHearsTheEnd() throws {
    let stand = try Stand()
    tap(on: stand).cancelsTouchesInView = false
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read() == ["view began", "tap ended 100,100", "view ended"])
  }

  /// Facts 2.4: a tap may move by 45 points, these included. [measured]
  @Test(arguments: [(45.0, true), (45.5, false)]) func movementUpTo45PointsIsATap(distance: Double, isTap: Bool) throws {
    let stand = try Stand()
    _ = tap(on: stand)
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 200 + distance, y: 200), duration: 0.2, holding: 0.02)
    #expect(stand.heard.read().contains { $0.hasPrefix("tap") } == isTap)
  }

  /// Facts 2.4: a tap takes 0.75 s at most. [measured]
  @Test(arguments: [(0.7, true), (0.8, false)]) func longerThan750MillisecondsIsNoTap(duration: Double, isTap: Bool) throws {
    let stand = try Stand()
    _ = tap(on: stand)
    stand.screen.press(at: Stand.middle, for: duration)
    #expect(stand.heard.read().last == (isTap ? "view cancelled" : "view ended"))
  }

  @Test func doubleTapWithoutRequirementAnswersBeside() throws {
    let stand = try Stand()
    _ = tap(on: stand, as: "single")
    _ = tap(2, on: stand, as: "double")
    stand.content.heard = nil
    stand.screen.doubleTap(at: Stand.middle)
    #expect(stand.heard.read() == ["single ended 100,100", "double ended 100,100"])
  }

  /// Facts 2.4: the second tap of a row lands within 0.35 s of the lift of the first. [measured]
  @Test func singleTapWaitsForTheDoubleTapToFail() throws {
    let stand = try Stand()
    let single = tap(on: stand, as: "single"), double = tap(2, on: stand, as: "double")
    single.require(toFail: double)
    stand.content.heard = nil
    stand.screen.doubleTap(at: Stand.middle)
    #expect(stand.heard.read() == ["double ended 100,100"])
    stand.screen.advance(by: 1)
    stand.screen.tap(at: Stand.middle)
    stand.screen.advance(by: 0.25)
    #expect(stand.heard.lines.isEmpty)
    stand.screen.advance(by: 0.15)
    #expect(stand.heard.read() == ["single ended 100,100"])
  }

  /// Facts 2.3: the end of a touch waits while a recognizer of it may still recognize. [documented]
  @Test func viewHearsOfTheLiftOnlyWhenTheDoubleTapHasFailed() throws {
    let stand = try Stand()
    _ = tap(2, on: stand, as: "double")
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read() == ["view began"])
    stand.screen.advance(by: 0.4)
    #expect(stand.heard.read() == ["view ended"])
  }

  /// Facts 2.3: with `delaysTouchesBegan` a view hears of a touch once the recognizer has failed. [documented]
  @Test func delayedLandingIsNeverHeardOfWhenRecognized() throws {
    let stand = try Stand()
    tap(on: stand).delaysTouchesBegan = true
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read() == ["tap ended 100,100"])
    stand.screen.press(at: Stand.middle, for: 1)
    #expect(stand.heard.read() == ["view began", "view ended"])
  }

  @Test func twoFingersMakeATapOfTwo() throws {
    let stand = try Stand()
    _ = tap(fingers: 2, on: stand)
    stand.content.heard = nil
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.lines.isEmpty)
    stand.screen.simultaneously {
      stand.screen.tap(at: CGPoint(x: 150, y: 150))
      stand.screen.tap(at: CGPoint(x: 250, y: 250))
    }
    #expect(stand.heard.read().count == 1)
  }

  @Test func cancelledFingerIsNoTap() throws {
    let stand = try Stand()
    _ = tap(on: stand)
    let finger = stand.screen.finger()
    finger.down(at: Stand.middle)
    finger.cancel()
    #expect(stand.heard.read() == ["view began", "view cancelled"])
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read().count == 3)
  }
}
