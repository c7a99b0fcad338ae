import Exhibits
import SwiftUI
import Testing
import Touchstone

/// A pinch that becomes a pan, by SwiftUI's gestures alone.
@MainActor
@Suite struct ScanByGesturesTests {
  private let log = ExhibitLog()
  private let device = Device.iPhone14

  private func screen(_ attempt: ScanByGestures.Attempt) throws -> Screen {
    let screen = try Screen(device) { ScanByGestures(attempt, log: log) }
    try screen.settle()
    return screen
  }

  private func page(_ screen: Screen) throws -> CGRect { try screen.find(id: "page").frame }

  /// Two fingers, 60 points apart in the middle, spread to 120.
  private func spread(_ screen: Screen) -> (stays: Finger, leaves: Finger) {
    let stays = screen.finger(), leaves = screen.finger()
    stays.down(at: CGPoint(x: 165, y: 422))
    leaves.down(at: CGPoint(x: 225, y: 422))
    screen.simultaneously {
      stays.move(by: CGVector(dx: -30, dy: 0), over: 0.3)
      leaves.move(by: CGVector(dx: 30, dy: 0), over: 0.3)
    }
    return (stays, leaves)
  }

  /// One finger moves by (40, 20), rests for a moment and lifts.
  private func drag(_ screen: Screen) {
    screen.drag(from: CGPoint(x: 165, y: 422), to: CGPoint(x: 205, y: 442), duration: 0.1, holding: 0.1)
  }

  @Test(arguments: ScanByGestures.Attempt.allCases) func twoFingersEnlarge(_ attempt: ScanByGestures.Attempt) throws {
    let screen = try screen(attempt)
    let before = try page(screen)
    _ = spread(screen)
    let after = try page(screen)
    #expect(abs(after.width - 2 * before.width) < 0.01 && abs(after.midX - before.midX) < 0.01)
  }

  @Test func aloneTheSizeIsNotKept() throws {
    let screen = try screen(.magnifyAlone)
    let before = try page(screen)
    let fingers = spread(screen)
    fingers.leaves.up()
    fingers.stays.up()
    try screen.settle()
    #expect(try page(screen) == before)
  }

  @Test(arguments: [ScanByGestures.Attempt.magnifyAndKeep, .magnifyAndDrag, .simultaneously])
  func theFingerThatStaysMovesNothing(_ attempt: ScanByGestures.Attempt) throws {
    let screen = try screen(attempt)
    let fingers = spread(screen)
    fingers.leaves.up()
    let enlarged = try page(screen)
    #expect(log.calls.last == "magnify ended")
    let calls = log.calls.count
    for _ in 1...3 {
      fingers.stays.move(by: CGVector(dx: 20, dy: 20), over: 0.1)
      #expect(try page(screen) == enlarged)
    }
    // A jump is told to come here; see "The difference" at `ScanByGestures`.
    fingers.stays.up()
    try screen.settle()
    #expect(try page(screen) == enlarged)
    #expect(log.calls.count == calls)
    #expect(log.calls.allSatisfy { $0.hasPrefix("magnify") })
    #expect(
      attempt == .magnifyAndKeep
        || screen.touchLog.contains { $0.contains("DragGesture") && $0.hasSuffix("failed, a second finger landed") })
  }

  @Test func oneGestureAfterTheOtherLeavesALoneFingerDead() throws {
    let screen = try screen(.magnifyAndDrag)
    let before = try page(screen)
    drag(screen)
    try screen.settle()
    #expect(try page(screen) == before)
    #expect(log.calls.isEmpty)
    #expect(screen.touchLog.contains { $0.contains("DragGesture") && $0.contains("waits for MagnifyGesture") })
  }

  @Test func simultaneouslyALoneFingerMovesThePage() throws {
    let screen = try screen(.simultaneously)
    let before = try page(screen)
    drag(screen)
    try screen.settle()
    let after = try page(screen)
    #expect(abs(after.minX - before.minX - 40) < 0.01 && abs(after.minY - before.minY - 20) < 0.01)
    #expect(log.calls.last == "drag ended")
  }

  @Test func aDragThatASecondFingerEndsIsForgotten() throws {
    let screen = try screen(.simultaneously)
    let before = try page(screen)
    let first = screen.finger(), second = screen.finger()
    first.down(at: CGPoint(x: 165, y: 422))
    first.move(by: CGVector(dx: 30, dy: 30), over: 0.1)
    second.down(at: CGPoint(x: 285, y: 422))
    first.up()
    second.up()
    try screen.settle()
    // It lies where the drag left it, and nobody was told that the drag was over.
    #expect(try page(screen) == before.offsetBy(dx: 30, dy: 30))
    #expect(!log.calls.contains("drag ended"))

    // The next drag starts from where the page lay before: it jumps back by the 30 points and then goes along.
    let third = screen.finger()
    third.down(at: CGPoint(x: 165, y: 422))
    third.move(by: CGVector(dx: 12, dy: 0), over: 0.1)
    #expect(try page(screen) == before.offsetBy(dx: 12, dy: 0))
  }
}
