import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Touches as views and controls hear of them (Documentation/Facts.md, 2.3).
@MainActor @Suite struct ViewTouchTests {
  @Test func viewHearsAllPhases() throws {
    let stand = try Stand()
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 380, y: 200), duration: 0.02, holding: 0)
    let lines = stand.heard.read()
    #expect(lines.first == "view began" && lines.last == "view ended" && lines.contains("view moved"))
  }

  /// Facts 2.3: a view hears of its first finger alone unless `isMultipleTouchEnabled`. [documented]
  @Test func secondFingerCountsOnlyWithMultipleTouch() throws {
    for (isMultiple, landings) in [(false, 1), (true, 2)] {
      let stand = try Stand()
      stand.content.isMultipleTouchEnabled = isMultiple
      let one = stand.screen.finger(), two = stand.screen.finger()
      one.down(at: CGPoint(x: 150, y: 150))
      two.down(at: CGPoint(x: 250, y: 250))
      two.up()
      one.up()
      let lines = stand.heard.read()
      #expect(lines.filter { $0 == "view began" }.count == landings)
      #expect(lines.filter { $0 == "view ended" }.count == landings)
    }
  }

  /// Facts 2.3: touches that a view does not handle go up the responder chain. [documented]
  @Test func unheardTouchesTravelUpTheChain() throws {
    let stand = try Stand()
    let plain = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    stand.content.addSubview(plain)
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read() == ["view began", "view ended"])
  }

  private func control(on stand: Stand) -> UIControl {
    let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    stand.content.addSubview(control)
    stand.content.heard = nil
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names { stand.heard.listen(to: control, for: event, as: name) }
    return control
  }

  @Test func controlSendsItsEvents() throws {
    let stand = try Stand()
    let control = control(on: stand)
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read() == ["down", "up inside"])
    #expect(!control.isTracking && !control.isHighlighted)
    stand.screen.doubleTap(at: Stand.middle)
    #expect(stand.heard.read().filter { $0 == "repeat" }.count >= 1)
  }

  @Test func seventyPointsOutsideStillCount() throws {
    let stand = try Stand()
    _ = control(on: stand)
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 318, y: 200), duration: 0.2)
    #expect(stand.heard.read() == ["down", "up inside"])
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 325, y: 200), duration: 0.2, holding: 0.02)
    #expect(stand.heard.read() == ["down", "exit", "up outside"])
  }

  @Test func aControlFollowsTheFingerThatLandedFirst() throws {
    let stand = try Stand()
    let control = control(on: stand)
    control.isMultipleTouchEnabled = true
    let one = stand.screen.finger(), two = stand.screen.finger()
    one.down(at: Stand.middle)
    two.down(at: CGPoint(x: Stand.middle.x + 20, y: Stand.middle.y))
    two.move(to: CGPoint(x: 380, y: 200), over: 0.1)
    two.up()
    #expect(stand.heard.read() == ["down"] && control.isTracking)
    one.up()
    #expect(stand.heard.read() == ["up inside"] && !control.isTracking)
  }

  @Test func disabledControlIsDeaf() throws {
    let stand = try Stand()
    control(on: stand).isEnabled = false
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.lines.isEmpty)
  }

  @Test func singleTapOfAnAncestorLeavesTheControlAlone() throws {
    let stand = try Stand()
    _ = control(on: stand)
    let tap = UITapGestureRecognizer()
    stand.root.addGestureRecognizer(tap)
    stand.heard.listen(to: tap, as: "tap")
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read() == ["down", "up inside"])
    stand.screen.tap(at: CGPoint(x: 20, y: 700))
    #expect(stand.heard.read() == ["tap ended"])
  }

  @Test func panOfAnAncestorCancelsTheControl() throws {
    let stand = try Stand()
    _ = control(on: stand)
    stand.root.addGestureRecognizer(UIPanGestureRecognizer())
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 230, y: 200), duration: 0.1)
    #expect(stand.heard.read() == ["down", "cancel"])
  }

  @Test func systemTakesFingersAway() throws {
    let stand = try Stand()
    _ = control(on: stand)
    let finger = stand.screen.finger()
    finger.down(at: Stand.middle)
    stand.screen.resignKey()
    #expect(stand.heard.read() == ["down", "cancel"])
  }
}
