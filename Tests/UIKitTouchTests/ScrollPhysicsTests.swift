import CoreGraphics
import LayerTree
import Testing
import Touchstone
import UIKit

/// Dragging, running on, edges and pages (Documentation/Facts.md, 3.1 to 3.5).
@MainActor @Suite struct ScrollPhysicsTests {
  private let tall = CGSize(width: 393, height: 5000)

  /// Facts 3.2: content follows the finger less the 10 points that it took to begin. [recorded]
  @Test func contentFollowsTheFingerWithoutTheThreshold() throws {
    let stand = try ScrollStand(content: tall)
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: 200, y: 600))
    finger.move(by: CGVector(dx: 0, dy: -9))
    #expect(stand.offset == .zero && !stand.scrollView.isDragging && stand.scrollView.isTracking)
    finger.move(by: CGVector(dx: 0, dy: -91), over: 0.2)
    #expect(stand.offset == CGPoint(x: 0, y: 90) && stand.scrollView.isDragging)
    finger.hold(for: 0.2)
    finger.up()
    #expect(stand.offset == CGPoint(x: 0, y: 90) && !stand.scrollView.isDragging && !stand.scrollView.isDecelerating)
  }

  @Test func verticalContentDoesNotMoveSideways() throws {
    let stand = try ScrollStand(content: tall)
    stand.screen.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.2)
    #expect(stand.read().isEmpty && stand.offset == .zero)
  }

  /// Facts 3.3: content comes to rest where the delegate was told it would. [documented]
  @Test func flickRunsToTheAnnouncedPlace() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 50000))
    stand.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    let target = try #require(stand.announcedTarget)
    #expect(stand.scrollView.isDecelerating)
    try stand.screen.settle()
    #expect(abs(stand.offset.y - target.y) < 2)
    #expect(!stand.scrollView.isDecelerating)
  }

  /// Facts 3.3: content runs on from 250 points per second on. [measured]
  @Test func speedBelow250PointsDoesNotRunOn() throws {
    for (distance, runsOn) in [(240.0, false), (260.0, true)] {
      let stand = try ScrollStand(content: tall)
      stand.screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 700 - distance), duration: 1)
      #expect(stand.scrollView.isDecelerating == runsOn)
    }
  }

  /// Facts 3.4: a finger that lands stops content at once. [documented]
  @Test func landingFingerStopsContent() throws {
    let stand = try ScrollStand(content: tall)
    stand.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    stand.screen.advance(by: 0.1)
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: 200, y: 600))
    let caught = stand.offset
    finger.hold(for: 0.5)
    #expect(stand.offset == caught && caught.y > 100)
    finger.up()
    try stand.screen.settle()
    #expect(stand.offset == caught)
  }

  /// Facts 3.4: content that meets an edge with speed crosses it and comes back. [measured]
  @Test func edgeMetWithSpeedIsCrossedAndComesBack() throws {
    let stand = try ScrollStand(content: tall)
    stand.scrollView.contentOffset.y = 200
    stand.screen.flick(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 480))
    try stand.screen.settle()
    let lowest = try #require(stand.offsets.map(\.offset.y).min())
    #expect(lowest < -10 && stand.offset.y == 0)
  }

  /// Facts 3.4: without `bounces` it stops at the edge. [measured]
  @Test func withoutBouncesTheEdgeIsHard() throws {
    let stand = try ScrollStand(content: tall)
    stand.scrollView.bounces = false
    stand.scrollView.contentOffset.y = 100
    stand.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.3)
    try stand.screen.settle()
    #expect(stand.offsets.map(\.offset.y).min() == 0)
  }

  /// Facts 3.2: content that fits moves only where it always bounces. [documented]
  @Test func smallContentMovesOnlyWhenItAlwaysBounces() throws {
    for (always, moves) in [(false, false), (true, true)] {
      let stand = try ScrollStand(content: CGSize(width: 393, height: 300))
      stand.scrollView.alwaysBounceVertical = always
      stand.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.3)
      #expect((stand.offset.y < 0) == moves)
      try stand.screen.settle()
      #expect(stand.offset == .zero)
    }
  }

  @Test func caughtBeyondTheEdgeAndLetGoItComesBack() throws {
    let stand = try ScrollStand(content: tall)
    stand.screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500), duration: 0.3, holding: 0.2)
    stand.screen.advance(by: 0.05)
    #expect(stand.offset.y < -20)
    stand.screen.tap(at: CGPoint(x: 200, y: 400))
    try stand.screen.settle()
    #expect(stand.offset.y == 0)
  }

  /// Facts 3.5: a page is turned from 300 points per second on, by the direction; else the nearer one is chosen, by the place
  /// where the finger was lifted. [measured]
  @Test(arguments: [(-60.0, 0.05, 1.0), (-150.0, 1.0, 0.0), (-220.0, 1.0, 1.0), (60.0, 0.05, 0.0)])
  func pagesTurnBySpeedOrHalf(way: Double, duration: Double, page: Double) throws {
    let stand = try ScrollStand(content: CGSize(width: 393 * 4, height: 852))
    stand.scrollView.isPagingEnabled = true
    let start = CGPoint(x: way < 0 ? 350 : 50, y: 400)
    stand.screen.drag(from: start, to: CGPoint(x: start.x + way, y: 400), duration: duration)
    try stand.screen.settle()
    #expect(stand.offset.x == CGFloat(393 * page))
  }

  /// Facts 3.3: the delegate may choose another place. [documented]
  @Test func delegateMayChooseThePlace() throws {
    let stand = try ScrollStand(content: tall)
    var chosen: [CGPoint] = []
    stand.target = {
      chosen.append(CGPoint(x: 0, y: ($0.y / 500).rounded() * 500))
      return chosen[0]
    }
    stand.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    try stand.screen.settle()
    #expect(chosen == [stand.offset] && stand.offset.y > 0 && stand.offset != stand.announcedTarget)
  }

  /// Facts 3.2: with a directional lock a drag within 20° of an axis moves along that axis alone. [measured]
  @Test func directionalLockKeepsToOneAxis() throws {
    for (lock, sideways) in [(true, false), (false, true)] {
      let stand = try ScrollStand(content: CGSize(width: 2000, height: 2000))
      stand.scrollView.isDirectionalLockEnabled = lock
      stand.screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 160, y: 400), duration: 0.3, holding: 0.2)
      #expect((stand.offset.x > 0) == sideways && stand.offset.y == 290)
    }
  }

  @Test func animatedOffsetGlidesAndTellsOnce() throws {
    let stand = try ScrollStand(content: tall)
    stand.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(stand.offset == .zero)
    let start = stand.screen.now
    try stand.screen.settle()
    #expect(stand.offset.y == 600 && abs(stand.lastMove - start - 0.3) < 0.02)
    #expect(stand.readEvents() == ["did end animation"])
    stand.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(stand.read() == ["scroll"])
    stand.scrollView.contentOffset = CGPoint(x: 0, y: 100)
    #expect(stand.read().isEmpty)
    stand.scrollView.scrollRectToVisible(CGRect(x: 0, y: 2000, width: 100, height: 100), animated: false)
    #expect(stand.offset.y == CGFloat(2100 - 852))
    stand.scrollView.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
    #expect(stand.offset.y == CGFloat(2100 - 852) && stand.screen.console.last?.contains("not finite") == true)
  }

  @Test func insetsThatAreNotFiniteAreRefused() throws {
    let stand = try ScrollStand(content: tall)
    stand.scrollView.contentInset.top = .nan
    stand.scrollView.scrollIndicatorInsets.bottom = .infinity
    #expect(stand.scrollView.contentInset == .zero && stand.scrollView.scrollIndicatorInsets == .zero)
    #expect(stand.screen.console.suffix(2).allSatisfy { $0.contains("not finite") })
    stand.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 1)
    #expect(stand.offset.y > 0)
  }

  @Test func indicatorsTakeAnotherStyleWhileTheyAreSeen() throws {
    let stand = try ScrollStand(content: tall)
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: 200, y: 600))
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    func bar() -> [PaintCommand]? { stand.scrollView.layerOfIndicator?.content }
    let before = try #require(bar())
    stand.scrollView.indicatorStyle = .white
    #expect(bar() != before)
    finger.up()
  }

  /// Facts 3.1: offsets are rounded to whole pixels. [measured]
  @Test func offsetsLieOnPixels() throws {
    let stand = try ScrollStand(content: tall)
    stand.scrollView.contentOffset.y = 100.4
    #expect(stand.offset.y == 100 + 1.0 / 3)
  }

  /// Facts 3.1: the safe area is room around content that is larger than the view, unless `contentInsetAdjustmentBehavior` is
  /// `.never`. [documented]
  @Test func safeAreaBecomesRoomAroundContent() throws {
    let stand = try ScrollStand(.iPhone14, content: CGSize(width: 390, height: 2000))
    let safe = stand.screen.window.safeAreaInsets
    #expect(stand.scrollView.adjustedContentInset == UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0))
    #expect(stand.offset.y == -safe.top)
    stand.scrollView.contentInsetAdjustmentBehavior = .never
    #expect(stand.scrollView.adjustedContentInset == .zero && stand.offset.y == 0)
  }

  @Test func restingContentAsksForNoFrames() throws {
    let stand = try ScrollStand(content: tall)
    stand.screen.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    try stand.screen.settle()
    #expect(stand.screen.work { stand.screen.advance(by: 3) } == Work())
  }

  @Test func cancelledDragComesToRest() throws {
    let stand = try ScrollStand(content: tall)
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 300), over: 0.1)
    finger.cancel()
    #expect(stand.readEvents().filter { $0.hasPrefix("did end dragging") }.count == 1)
    let start = stand.screen.now
    try stand.screen.settle()
    #expect(stand.offset.y == 0 && stand.lastMove - start < 1)
  }
}

extension UIScrollView {
  fileprivate var layerOfIndicator: Layer? { backingLayer.children.first { $0.name == "ScrollIndicator" } }
}
