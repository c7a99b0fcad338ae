import CoreGraphics
import Testing
import Touchstone
import UIKit

/// The wheel of a mouse over a scroll view.
@MainActor @Suite struct WheelTests {
  private let middle = CGPoint(x: 200, y: 400)
  private func down(_ notches: CGFloat) -> CGVector { CGVector(dx: 0, dy: notches * Screen.wheelNotch) }

  @Test func aNotchMovesContentBySixtyPointsWithinAThirdOfASecond() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 3000))
    let start = stand.screen.now
    stand.screen.scrollWheel(at: middle, by: down(1))
    stand.screen.advance(by: 0.15)
    #expect(stand.offset.y > 55 && stand.offset.y < 60)
    try stand.screen.settle()
    #expect(stand.offset == CGPoint(x: 0, y: 60) && stand.lastMove - start < 0.33)
    let steps = zip(stand.offsets, stand.offsets.dropFirst()).map { $1.offset.y - $0.offset.y }
    #expect(steps.allSatisfy { $0 > 0 } && zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 - 0.4 })
  }

  @Test func turnsAddUpWhileContentIsOnItsWay() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 3000))
    for _ in 1...5 {
      stand.screen.scrollWheel(at: middle, by: down(1))
      stand.screen.advance(by: 0.03)
    }
    stand.screen.scrollWheel(at: middle, by: down(-1))
    try stand.screen.settle()
    #expect(stand.offset.y == 240)
  }

  @Test func theDelegateHearsADragThatLetsGoAtOnce() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 3000))
    stand.screen.scrollWheel(at: middle, by: down(1))
    #expect(stand.scrollView.isDecelerating && !stand.scrollView.isDragging && !stand.scrollView.isTracking)
    try stand.screen.settle()
    #expect(
      stand.readEvents() == [
        "will begin dragging", "will end dragging", "did end dragging, true", "will begin decelerating",
        "did end decelerating",
      ])
    #expect(stand.announcedTarget == CGPoint(x: 0, y: 60) && abs((stand.releaseVelocity?.y ?? 0) - 60 / 50.0) < 1e-9)
  }

  @Test func theDelegateMaySendItElsewhere() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 3000))
    stand.target = { CGPoint(x: 0, y: ($0.y / 250).rounded(.up) * 250) }
    stand.screen.scrollWheel(at: middle, by: down(1))
    try stand.screen.settle()
    #expect(stand.offset.y == 250)
    stand.screen.scrollWheel(at: middle, by: down(1))
    try stand.screen.settle()
    #expect(stand.offset.y == 500)
  }

  @Test func itEndsAtTheEdgesWithoutABand() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 1000))
    stand.screen.scrollWheel(at: middle, by: down(-3))
    try stand.screen.settle()
    #expect(stand.heard.isEmpty)
    stand.screen.scrollWheel(at: middle, by: down(30))
    try stand.screen.settle()
    #expect(stand.offset.y == 148 && stand.offsets.allSatisfy { (0...148).contains($0.offset.y) })
  }

  @Test func shiftAndASidewaysWheelMoveSideways() throws {
    let stand = try ScrollStand(content: CGSize(width: 2000, height: 2000))
    stand.screen.scrollWheel(at: middle, by: down(2), modifiers: .shift)
    stand.screen.scrollWheel(at: middle, by: CGVector(dx: 15, dy: 0))
    try stand.screen.settle()
    #expect(stand.offset == CGPoint(x: 135, y: 0))
    stand.screen.scrollWheel(at: middle, by: CGVector(dx: 10, dy: 20))
    try stand.screen.settle()
    #expect(stand.offset == CGPoint(x: 145, y: 20))
  }

  @Test func aFingerCatchesContentAndAWheelCatchesAFlick() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 9000))
    stand.screen.scrollWheel(at: middle, by: down(4))
    stand.screen.advance(by: 0.03)
    let caught = stand.offset.y
    let finger = stand.screen.finger()
    finger.down(at: middle)
    let held = stand.offset.y
    stand.screen.scrollWheel(at: middle, by: down(1))
    stand.screen.advance(by: 0.3)
    #expect(caught > 0 && held >= caught && held < 240 && stand.offset.y == held)
    finger.up()

    try stand.screen.settle()
    stand.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
    let flicked = stand.offset.y
    stand.screen.scrollWheel(at: middle, by: down(1))
    try stand.screen.settle()
    #expect(stand.offset.y >= flicked + 60 && stand.offset.y < flicked + 160)
  }

  @Test func aNotchTurnsAPageAndSmallTurnsAddUpToOne() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 852 * 4))
    stand.scrollView.isPagingEnabled = true
    for _ in 1...5 { stand.screen.scrollWheel(at: middle, by: down(1)) }
    try stand.screen.settle()
    #expect(stand.offset.y == 852, "what comes while a page is turned is part of it")
    for _ in 1...4 { stand.screen.scrollWheel(at: middle, by: down(0.05)) }
    #expect(stand.offset.y == 852)
    for _ in 1...4 { stand.screen.scrollWheel(at: middle, by: down(0.05)) }
    try stand.screen.settle()
    #expect(stand.offset.y == 1704)
    stand.screen.scrollWheel(at: middle, by: down(-1))
    try stand.screen.settle()
    #expect(stand.offset.y == 852)
  }

  @Test func whatDoesNotScrollLeavesTheWheelAlone() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 3000))
    stand.scrollView.isScrollEnabled = false
    stand.screen.scrollWheel(at: middle, by: down(1))
    stand.scrollView.isScrollEnabled = true
    stand.screen.scrollWheel(at: CGPoint(x: 200, y: 9000), by: down(1))
    #expect(stand.offset == .zero && stand.screen.touchLog.filter { $0.hasSuffix("scrolls nothing") }.count == 2)
    stand.screen.scrollWheel(at: middle, by: down(.nan))
    #expect(stand.offset == .zero && stand.screen.reports.count == 1)
  }

  @Test func placesDoNotDependOnTheFrameRate() throws {
    func offsets(_ framesPerSecond: Int) throws -> [CGFloat] {
      let stand = try ScrollStand(
        content: CGSize(width: 393, height: 9000), settings: Settings(framesPerSecond: framesPerSecond))
      stand.screen.scrollWheel(at: middle, by: down(5))
      let start = stand.screen.now
      return (1...10).map { step in
        stand.screen.advance(by: start + Double(step) / 60 - stand.screen.now)
        return stand.offset.y
      }
    }
    for (slow, fast) in zip(try offsets(60), try offsets(120)) { #expect(abs(slow - fast) < 0.5) }
  }
}
