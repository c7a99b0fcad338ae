import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Pan, pinch, rotation and long press (Documentation/Facts.md, 2.1 and 2.4).
@MainActor @Suite struct ContinuousRecognizerTests {
  private func add<R: UIGestureRecognizer>(
    _ recognizer: R, to stand: Stand, as name: String, more: @escaping (R) -> String? = { _ in nil }
  ) -> R {
    stand.content.heard = nil
    stand.content.addGestureRecognizer(recognizer)
    stand.heard.listen(to: recognizer, as: name, more: more)
    return recognizer
  }

  /// Facts 2.4: a pan begins at 10 points along either axis, not along the straight line. [measured]
  @Test(arguments: [(9.5, 9.5, false), (10, 0, true), (0, 10, true), (9.9, 9.9, false)])
  func panBeginsAtTenPointsAlongAnAxis(x: Double, y: Double, begins: Bool) throws {
    let stand = try Stand()
    _ = add(UIPanGestureRecognizer(), to: stand, as: "pan")
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 200 + x, y: 200 + y), duration: 0.1, holding: 0.05)
    #expect(stand.heard.lines.isEmpty != begins)
  }

  @Test func panTellsTranslationAndSpeedAndEndsOnce() throws {
    let stand = try Stand()
    var translation = CGPoint.zero, velocity = CGPoint.zero
    let pan = add(UIPanGestureRecognizer(), to: stand, as: "pan") { pan in
      translation = pan.translation(in: stand.content)
      velocity = pan.velocity(in: stand.content)
      return nil
    }
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 200, y: 320), duration: 0.2)
    let lines = stand.heard.read()
    #expect(lines.first == "pan began" && lines.last == "pan ended")
    #expect(lines.filter { $0 == "pan ended" }.count == 1 && lines.dropFirst().dropLast().allSatisfy { $0 == "pan changed" })
    #expect(translation == CGPoint(x: 0, y: 120))
    #expect(abs(velocity.y - 600) < 1)
    #expect(pan.state == .possible)
  }

  @Test func setTranslationCountsFromThere() throws {
    let stand = try Stand()
    var steps: [CGFloat] = []
    _ = add(UIPanGestureRecognizer(), to: stand, as: "pan") { pan in
      steps.append(pan.translation(in: stand.root).x)
      pan.setTranslation(.zero, in: stand.root)
      return nil
    }
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 300, y: 200), duration: 0.2)
    #expect(abs(steps.reduce(0, +) - 100) < 0.001)
  }

  @Test func panDoesNotJumpWhenAFingerComesOrGoes() throws {
    let stand = try Stand()
    var last = CGPoint.zero
    _ = add(UIPanGestureRecognizer(), to: stand, as: "pan") { pan in
      last = pan.translation(in: nil)
      return nil
    }
    let first = stand.screen.finger(), second = stand.screen.finger()
    first.down(at: CGPoint(x: 150, y: 150))
    first.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
    second.down(at: CGPoint(x: 280, y: 280))
    #expect(last == CGPoint(x: 40, y: 0))
    second.move(by: CGVector(dx: 0, dy: -20), over: 0.1)
    #expect(last == CGPoint(x: 40, y: -10))
    first.up()
    second.move(by: CGVector(dx: 5, dy: 0), over: 0.1)
    #expect(last == CGPoint(x: 45, y: -10))
    second.up()
    #expect(stand.heard.lines.last == "pan ended")
  }

  /// Facts 2.4: a pinch begins when the distance of the fingers has changed by more than 8 points, at a scale of 1. [measured]
  @Test func pinchStartsAtOneBeyondEightPoints() throws {
    let stand = try Stand()
    var scales: [CGFloat] = []
    _ = add(UIPinchGestureRecognizer(), to: stand, as: "pinch") { pinch in
      scales.append(pinch.scale)
      return nil
    }
    let left = stand.screen.finger(), right = stand.screen.finger()
    left.down(at: CGPoint(x: 150, y: 200))
    right.down(at: CGPoint(x: 250, y: 200))
    right.move(by: CGVector(dx: 8, dy: 0))
    #expect(stand.heard.lines.isEmpty)
    right.move(by: CGVector(dx: 0.5, dy: 0))
    #expect(stand.heard.lines == ["pinch began"])
    #expect(abs(scales[0] - 1) < 0.01)
    right.move(by: CGVector(dx: 41.5, dy: 0), over: 0.2)
    #expect(abs(scales[scales.count - 1] - 150 / 108) < 0.001)
    right.up()
    #expect(stand.heard.lines.last == "pinch changed")
    left.up()
    #expect(stand.heard.lines.last == "pinch ended")
  }

  /// Facts 2.4: a pinch goes on when one finger is lifted; a second one that comes again continues from the scale. [measured]
  @Test func secondFingerThatComesBackGoesOnFromTheScale() throws {
    let stand = try Stand()
    var scale: CGFloat = 0
    _ = add(UIPinchGestureRecognizer(), to: stand, as: "pinch") { pinch in
      scale = pinch.scale
      return nil
    }
    let left = stand.screen.finger(), right = stand.screen.finger()
    left.down(at: CGPoint(x: 110, y: 200))
    right.down(at: CGPoint(x: 160, y: 200))
    right.move(by: CGVector(dx: 58, dy: 0), over: 0.2)
    let before = scale
    right.up()
    right.down(at: CGPoint(x: 290, y: 200))
    right.move(by: CGVector(dx: -90, dy: 0), over: 0.2)
    #expect(abs(scale - before / 2) < 0.001)
  }

  @Test func rotationTurnsClockwise() throws {
    let stand = try Stand()
    var rotation: CGFloat = 0
    _ = add(UIRotationGestureRecognizer(), to: stand, as: "rotation") { turn in
      rotation = turn.rotation
      return nil
    }
    let still = stand.screen.finger(), moving = stand.screen.finger()
    still.down(at: CGPoint(x: 200, y: 200))
    moving.down(at: CGPoint(x: 280, y: 200))
    for degree in 1...90 {
      let angle = CGFloat(degree) * .pi / 180
      moving.move(to: CGPoint(x: 200 + 80 * cos(angle), y: 200 + 80 * sin(angle)))
    }
    #expect(stand.heard.lines.first == "rotation began")
    // 8 points of a circle of radius 40 about the middle were needed to begin.
    #expect(abs(rotation - (.pi / 2 - 8 / 40)) < 0.001)
    moving.up()
    #expect(stand.heard.lines.last == "rotation ended")
  }

  /// Facts 2.4: a long press begins after 0.5 s. [documented]
  @Test func longPressBeginsAfterHalfASecondAndFollows() throws {
    let stand = try Stand()
    _ = add(UILongPressGestureRecognizer(), to: stand, as: "press")
    let finger = stand.screen.finger()
    finger.down(at: Stand.middle)
    finger.hold(for: 0.45)
    #expect(stand.heard.lines.isEmpty)
    finger.hold(for: 0.1)
    #expect(stand.heard.read() == ["press began"])
    finger.move(by: CGVector(dx: 60, dy: 0))
    finger.up()
    #expect(stand.heard.read() == ["press changed", "press ended"])
  }

  /// Facts 2.4: a long press may move by 10 points before it begins. [documented]
  @Test(arguments: [(10.0, true), (10.5, false)]) func longPressAllowsTenPoints(distance: Double, begins: Bool) throws {
    let stand = try Stand()
    _ = add(UILongPressGestureRecognizer(), to: stand, as: "press")
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 200, y: 200 + distance), duration: 0.1, holding: 0.6)
    #expect(stand.heard.lines.isEmpty != begins)
  }

  @Test func cancelledTouchesCancelOnce() throws {
    let stand = try Stand()
    _ = add(UIPanGestureRecognizer(), to: stand, as: "pan")
    let finger = stand.screen.finger()
    finger.down(at: Stand.middle)
    finger.move(by: CGVector(dx: 30, dy: 0))
    finger.cancel()
    #expect(stand.heard.read() == ["pan began", "pan cancelled"])
  }

  @Test func disablingAndRemovingCancelInTheMiddle() throws {
    let stand = try Stand()
    let pan = add(UIPanGestureRecognizer(), to: stand, as: "pan")
    let finger = stand.screen.finger()
    finger.down(at: Stand.middle)
    finger.move(by: CGVector(dx: 30, dy: 0))
    pan.isEnabled = false
    stand.screen.advance(by: 0.1)
    #expect(stand.heard.read() == ["pan began", "pan cancelled"])
    finger.move(by: CGVector(dx: 30, dy: 0))
    finger.up()
    pan.isEnabled = true
    finger.down(at: Stand.middle)
    finger.move(by: CGVector(dx: 30, dy: 0))
    stand.content.removeGestureRecognizer(pan)
    stand.screen.advance(by: 0.1)
    #expect(stand.heard.read() == ["pan began", "pan cancelled"])
    #expect(pan.view == nil && stand.content.gestureRecognizers == nil)
  }
}
