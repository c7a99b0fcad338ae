import CoreGraphics
import GestureEngine
import TestSupport
import Testing
import Touchstone
import UIKit

/// Random scripts against a plain model: a finger is up or down, and what it can't do is refused.
@MainActor @Suite struct FingerSoakTests {
  @Test(arguments: 1...8)
  func refusalsAreThoseOfTheModelAndNothingIsLeft(seed: Int) throws {
    var generator = RandomNumbers(seed: UInt64(seed))
    let views = (0..<4).map { label("\($0)", CGRect(x: 0, y: CGFloat($0) * 50, width: 100, height: 50)) }
    for view in views { view.backingLayer.setRecognizers([Listener()]) }
    let screen = try screen(views)
    let fingers = (0..<3).map { _ in screen.finger() }
    var isDown = [false, false, false]
    var refusals = 0

    for _ in 0..<300 {
      let index = Int.random(in: 0..<3, using: &generator)
      let point = CGPoint(x: CGFloat.random(in: 0..<100, using: &generator), y: .random(in: 0..<100, using: &generator))
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1:
        if isDown[index] { refusals += 1 }
        isDown[index] = true
        fingers[index].down(at: point)
      case 2, 3:
        if !isDown[index] { refusals += 1 }
        fingers[index].move(to: point, over: .random(in: 0...0.1, using: &generator))
      case 4:
        if !isDown[index] { refusals += 1 }
        isDown[index] = false
        if Bool.random(using: &generator) { fingers[index].up() } else { fingers[index].cancel() }
      case 5: screen.advance(by: .random(in: 0...0.2, using: &generator))
      default:
        guard Int.random(in: 0..<10, using: &generator) == 0 else { continue }
        screen.resignKey()
        screen.becomeKey()
        isDown = [false, false, false]
      }
      #expect(fingers.map(\.isDown) == isDown)
      #expect(screen.reports.count == refusals)
    }
    for finger in fingers where finger.isDown { finger.up() }
    try screen.settle()
    #expect(screen.application.frames.arena.isIdle && screen.application.frames.arena.liveTouches.isEmpty)
    #expect(screen.console == [])
  }
}
